import { addWorkingDays } from '../calendar/working-days';
import { localDay } from '../deadline';
import { defaultMarket, rulesOf, type Market } from './market';
import { timeZoneOf } from './time-zone';

/**
 * Returns the first and last day on which an order placed or paid at an instant is expected. Days count from the local
 * day in the market. Only days count that are working days in the shop's own country and in the market.
 */
export function deliveryDays(market: Market, instant: string): { readonly earliest: string; readonly latest: string } {
  const [min, max] = rulesOf(market).delivery;
  const from = localDay(instant, timeZoneOf(market));
  return {
    earliest: addWorkingDays(from, min, defaultMarket, market),
    latest: addWorkingDays(from, max, defaultMarket, market),
  };
}
