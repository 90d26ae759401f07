import { addWorkingDays } from '../calendar/working-days';
import { localDay } from '../deadline';
import { defaultMarket, rulesOf, type Market } from './market';
import { timeZoneOf } from './time-zone';

/**
 * First and last day on which an order placed or paid at an instant is expected. Its day is the one of the market's
 * clock, and a day counts when people work both where it is packed (the shop's own country) and where it is brought.
 */
export function deliveryDays(market: Market, instant: string): { readonly earliest: string; readonly latest: string } {
  const [min, max] = rulesOf(market).delivery;
  const from = localDay(instant, timeZoneOf(market));
  return {
    earliest: addWorkingDays(from, min, defaultMarket, market),
    latest: addWorkingDays(from, max, defaultMarket, market),
  };
}
