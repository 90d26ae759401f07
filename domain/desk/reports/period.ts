import { endOfDay, localDay } from '../../deadline';
import { addDays } from '../../time';
import { periodPattern, quarterOfDay } from './offered-periods';

/** Days of a period, and the instants of its first millisecond and of the first one after it. */
export interface Period {
  readonly code: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: string;
  readonly before: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the instant after a local day's last second. */
const dayAfter = (day: string, timeZone: string) =>
  new Date(Math.floor(Date.parse(endOfDay(day, timeZone)) / 1000) * 1000 + 1000).toISOString();

/**
 * Returns the bounds of a month or quarter by the clock of a time zone.
 * @throws {RangeError} on a malformed code
 */
export function periodOf(code: string, timeZone: string): Period {
  const { year = '', quarter, month } = periodPattern.exec(code)?.groups ?? {};
  if (year === '') throw new RangeError(`no period: ${code}`);
  const first = quarter === undefined ? Number(month) : Number(quarter) * 3 - 2;
  const after = first + (quarter === undefined ? 1 : 3);
  const firstDay = `${year}-${twoDigits(first)}-01`;
  const next = after > 12 ? `${Number(year) + 1}-01-01` : `${year}-${twoDigits(after)}-01`;
  const lastDay = addDays(next, -1);
  return {
    code,
    firstDay,
    lastDay,
    from: dayAfter(addDays(firstDay, -1), timeZone),
    before: dayAfter(lastDay, timeZone),
  };
}

/** Returns the quarter (`2026-Q4`) of an instant by the clock of a time zone. */
export function quarterOf(instant: string, timeZone: string): string {
  return quarterOfDay(localDay(instant, timeZone));
}

/** Returns the calendar year of a period that ends with it, for limits that count by year. */
export function yearUntil(period: Period, timeZone: string): Period {
  const firstDay = `${period.firstDay.slice(0, 4)}-01-01`;
  return { ...period, firstDay, from: dayAfter(addDays(firstDay, -1), timeZone) };
}
