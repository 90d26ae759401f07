import { endOfDay, localDay } from '../deadline';
import type { Market } from '../market/market-codes';
import { addDays } from '../time';
import { timeZoneOf } from '../market/time-zone';
import { holidaysIn, isWeekend } from './holidays';

/** Returns whether a day is neither a weekend nor a public holiday in a market. */
export function isWorkingDay(day: string, market: Market): boolean {
  return !isWeekend(day) && !holidaysIn(market, Number(day.slice(0, 4))).has(day);
}

/** Returns `day`, or the next working day in a market when it is none itself. */
export function nextWorkingDay(day: string, market: Market): string {
  let current = day;
  while (!isWorkingDay(current, market)) current = addDays(current, 1);
  return current;
}

/** Returns the day `count` days later, counting only working days of all given markets; `day` is not counted. */
export function addWorkingDays(day: string, count: number, ...markets: readonly Market[]): string {
  let current = day;
  let left = count;
  while (left > 0) {
    const next = addDays(current, 1);
    if (markets.every((market) => isWorkingDay(next, market))) left -= 1;
    current = next;
  }
  return current;
}

/**
 * Returns the instant of a deadline `days` days after an instant: the end of the last day in the market's time zone.
 * A last day that is no working day moves to the next working day; for withdrawals the law demands it.
 * @throws {RangeError} on a malformed instant
 * @see Regulation (EEC, Euratom) 1182/71, art. 3(4); Directive 2011/83/EU, recital 41
 */
export function deadlineAfterDays(instant: string, days: number, market: Market): string {
  const timeZone = timeZoneOf(market);
  return endOfDay(nextWorkingDay(addDays(localDay(instant, timeZone), days), market), timeZone);
}

/** Returns the end of the day that lies `count` working days of a market after an instant, in its time zone. */
export function deadlineAfterWorkingDays(instant: string, count: number, market: Market): string {
  const timeZone = timeZoneOf(market);
  return endOfDay(addWorkingDays(localDay(instant, timeZone), count, market), timeZone);
}
