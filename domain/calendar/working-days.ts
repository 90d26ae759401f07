import { endOfDay, localDay } from '../deadline';
import type { Market } from '../market/market-codes';
import { addDays } from '../time';
import { timeZoneOf } from '../market/time-zone';
import { holidaysIn, isWeekend } from './holidays';

/** Whether a day is neither a weekend nor a public holiday in a market. */
export function isWorkingDay(day: string, market: Market): boolean {
  return !isWeekend(day) && !holidaysIn(market, Number(day.slice(0, 4))).has(day);
}

/** The day itself where it is a working day in a market, else the next one that is. */
export function workingDayFrom(day: string, market: Market): string {
  let at = day;
  while (!isWorkingDay(at, market)) at = addDays(at, 1);
  return at;
}

/** The day after `count` days that are working days in all of these markets; `day` itself is not counted. */
export function addWorkingDays(day: string, count: number, ...markets: readonly Market[]): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (markets.every((market) => isWorkingDay(at, market))) left -= 1;
  }
  return at;
}

/**
 * A deadline `days` days after an instant: the end of the last day by the clock of the market, and where that is no
 * working day there, the end of the next one that is (for withdrawals so by law: Regulation (EEC, Euratom) 1182/71,
 * art. 3(4); Directive 2011/83/EU, recital 41). Throws a RangeError on a malformed instant.
 */
export function dueAfter(instant: string, days: number, market: Market): string {
  const timeZone = timeZoneOf(market);
  return endOfDay(workingDayFrom(addDays(localDay(instant, timeZone), days), market), timeZone);
}

/** The end of the day that is `count` working days of a market after an instant's, by its clock. */
export function dueAfterWorkingDays(instant: string, count: number, market: Market): string {
  const timeZone = timeZoneOf(market);
  return endOfDay(addWorkingDays(localDay(instant, timeZone), count, market), timeZone);
}
