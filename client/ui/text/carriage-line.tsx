/** Carrier and number of a parcel, as a trade has them. */
export interface ShownCarriage {
  readonly carrierName: string | null;
  readonly tracking: string | null;
  readonly trackingLink: string | null;
}

/** Number of a parcel. If the carrier has a page about it, the number links there in a new tab. */
export function TrackingNumber({ tracking, trackingLink }: Pick<ShownCarriage, 'tracking' | 'trackingLink'>) {
  if (tracking === null || tracking === '') return null;
  const number = <span className="code">{tracking}</span>;
  return trackingLink === null ? (
    number
  ) : (
    <a className="text-link" href={trackingLink} target="_blank" rel="noreferrer">
      {number}
    </a>
  );
}

/** Carrier and number of a parcel: "An Post CE123456785IE". Empty for a parcel that was not posted. */
export function CarriageLine({
  carriage: { carrierName, tracking, trackingLink },
}: {
  readonly carriage: ShownCarriage;
}) {
  if (carrierName === null) return null;
  return (
    <>
      <bdi>{carrierName}</bdi> <TrackingNumber tracking={tracking} trackingLink={trackingLink} />
    </>
  );
}
