import { workingDayFrom } from '../../calendar/working-days';
import { localDay } from '../../deadline';
import { defaultMarket } from '../../market/market';
import { timeZoneOf } from '../../market/time-zone';

/** The day from which a payout that is held until an instant is sent: by the shop's own calendar and clock. */
export function payableFrom(heldUntil: string): string {
  return workingDayFrom(localDay(heldUntil, timeZoneOf(defaultMarket)), defaultMarket);
}
