/** A parcel's carrier and number, as a trade tells them. */
export interface ShownCarriage {
  readonly carrierName: string | null;
  readonly tracking: string | null;
  readonly trackingLink: string | null;
}

/** A parcel's number; where its carrier tells where it is, it leads there, beside the page that is open. */
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

/** "An Post CE123456785IE": with whom a parcel goes, and its number; nothing of one that was not posted. */
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
