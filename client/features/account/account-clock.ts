import { formatInstant, type InstantStyle } from '../../../domain/formats/format-dates';
import { defaultMarket, isMarket } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { language } from '../../lib/language';

/**
 * Returns a function that words an instant by the clock of the account's market, which server and browser both know.
 */
export function accountClock(market: string | null) {
  const zone = timeZoneOf(isMarket(market) ? market : defaultMarket);
  return (instant: string, style: InstantStyle = 'day'): string => formatInstant(instant, language(), zone, style);
}
export type AccountClock = ReturnType<typeof accountClock>;
