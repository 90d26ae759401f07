import { parcelPolicy } from '../policy';
import { dayMs, later } from '../time';
import type { TradeFacts } from './facts';

/**
 * How late a parcel is that comes now (product page, section 4): in its time, within the grace in which the amounts
 * agreed still count, or after it, when today's do. A further parcel of a leg whose first one came in time is not late.
 */
export function lateness({ inbound, arriveBy, parcels, now }: Pick<TradeFacts, 'inbound' | 'arriveBy' | 'parcels' | 'now'>): 'no' | 'grace' | 'today' {
  if (arriveBy === null || now < arriveBy || (parcels.arrived > 0 && inbound !== 'expired')) return 'no';
  return now < later(arriveBy, parcelPolicy.lateDays * dayMs) ? 'grace' : 'today';
}
