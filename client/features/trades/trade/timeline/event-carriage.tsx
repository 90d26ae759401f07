import type { Trade } from '../../../../../domain/trades/schemas';
import { CarriageLine, type ShownCarriage } from '../../../../ui/text/carriage-line';
import type { TimelineEntry } from './timeline';

/**
 * Returns carrier and number of the parcels of an event: the order's for its dispatch, the person's for each posted
 * parcel.
 */
function carriagesOf(
  { inbound, outbound }: Trade,
  { part, to, lines }: TimelineEntry,
  at: string,
): readonly (ShownCarriage & { readonly parcel: number })[] {
  if (lines !== undefined) return [];
  if (part === 'outbound' && to === 'dispatched' && outbound !== null) return [{ ...outbound, parcel: 1 }];
  return part === 'inbound' && to === 'in-transit'
    ? (inbound?.parcels ?? []).filter(({ postedAt }) => postedAt === at)
    : [];
}

/** Carrier and number of the event's parcels, each on a line. */
export function EventCarriage({
  trade,
  entry,
  at,
  className,
}: {
  readonly trade: Trade;
  readonly entry: TimelineEntry;
  readonly at: string | null;
  readonly className?: string | undefined;
}) {
  if (at === null) return null;
  return carriagesOf(trade, entry, at)
    .filter(({ carrierName }) => carrierName !== null)
    .map((carriage) => (
      <small key={carriage.parcel} className={className}>
        <CarriageLine carriage={carriage} />
      </small>
    ));
}
