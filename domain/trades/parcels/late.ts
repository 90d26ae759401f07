import { dueAfter } from '../../calendar/working-days';
import type { Market } from '../../market/market';
import { parcelPolicy } from '../../policy';
import type { TradeFacts } from '../lifecycle/facts';

/** Until when a parcel that is late is graded at the amounts agreed. */
export function lateUntil(arriveBy: string, market: Market): string {
  return dueAfter(arriveBy, parcelPolicy.lateDays, market);
}

/**
 * How late a parcel is that comes now (docs/product.md#parcel-deadlines): in its time, within the grace in which the
 * amounts agreed still count, or after it, when today's do. A further parcel of a leg whose first one came in time is
 * not late.
 */
export function lateness({
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
  return now < lateUntil(arriveBy, market) ? 'grace' : 'today';
}
