import { nextWorkingDay } from '../../calendar/working-days';
import { localDay } from '../../deadline';
import { defaultMarket } from '../../market/market';
import { timeZoneOf } from '../../market/time-zone';

/** Returns the day on which a payout held until an instant is sent, by the shop's own calendar and time zone. */
export function payoutDay(heldUntil: string): string {
  return nextWorkingDay(localDay(heldUntil, timeZoneOf(defaultMarket)), defaultMarket);
}
