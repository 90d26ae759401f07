import { deadlineAfterDays } from '../../calendar/working-days';
import type { Market } from '../../market/market';
import { parcelPolicy } from '../../policy/parcels';
import type { TradeFacts } from '../lifecycle/facts';

/** Returns the instant until which a late parcel is graded at the agreed amounts. */
export function graceEnd(arriveBy: string, market: Market): string {
  return deadlineAfterDays(arriveBy, parcelPolicy.lateDays, market);
}

/**
 * Returns how late a parcel is that arrives now: `no`, `grace` (the agreed amounts apply) or `today` (today's amounts
 * apply). A further parcel is not late when the leg's first parcel arrived in time.
 * @see docs/product.md#parcel-deadlines
 */
export function parcelLateness({
  inbound,
  arriveBy,
  parcels,
  now,
  market,
}: Pick<TradeFacts, 'inbound' | 'arriveBy' | 'parcels' | 'now'> & { readonly market: Market }):
  | 'no'
  | 'grace'
  | 'today' {
  if (arriveBy === null || now < arriveBy || (parcels.arrived > 0 && inbound !== 'expired')) return 'no';
  return now < graceEnd(arriveBy, market) ? 'grace' : 'today';
}
