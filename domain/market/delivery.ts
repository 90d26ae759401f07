import { addWorkingDays } from '../calendar/working-days';
import { localDay } from '../deadline';
import { defaultMarket, rulesOf, type Market } from './market';
import { timeZoneOf } from './time-zone';

interface DeliveryDays {
  readonly earliest: string;
  readonly latest: string;
}

/** The days of delivery that were computed last, by market. They are the same for all orders of a local day. */
const lastDays = new Map<Market, { readonly from: string; readonly days: DeliveryDays }>();

/**
 * Returns the first and last day on which an order placed or paid at an instant is expected. Days count from the local
 * day in the market. Only days count that are working days in the shop's own country and in the market.
 */
export function deliveryDays(market: Market, instant: string): DeliveryDays {
  const from = localDay(instant, timeZoneOf(market));
  const last = lastDays.get(market);
  if (last?.from === from) return last.days;
  const [min, max] = rulesOf(market).delivery;
  const days = {
    earliest: addWorkingDays(from, min, defaultMarket, market),
    latest: addWorkingDays(from, max, defaultMarket, market),
  };
  lastDays.set(market, { from, days });
  return days;
}
