import type { Market } from '../market/market-codes';
import { addDays } from '../time';
import { holidayRules, type HolidayRules } from './holiday-rules';
import { easterSunday, weekdayIn, weekdayOf } from './movable';

/** Saturday or Sunday: the weekend of all markets, of the Emirates too since 2022. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6;
}

/** The days of a year as the rules name them, before any is moved; in order. */
function named({ fixed, easter, weekdays, own }: HolidayRules, year: number): string[] {
  return [
    ...fixed.map((day) => `${year}-${day}`),
    ...easter.map((days) => addDays(easterSunday(year), days)),
    ...weekdays.map(([month, weekday, nth]) => weekdayIn(year, month, weekday, nth)),
    ...(own?.(year) ?? []),
  ].toSorted();
}

/** The first day after one that is not a holiday, and no weekend where those count. */
function freeAfter(day: string, taken: ReadonlySet<string>, isFree: (day: string) => boolean): string {
  let next = addDays(day, 1);
  while (taken.has(next) || !isFree(next)) next = addDays(next, 1);
  return next;
}

function substituteOf(day: string, rule: HolidayRules['substitute'], taken: ReadonlySet<string>): string | null {
  switch (rule) {
    case 'next':
      return isWeekend(day) ? freeAfter(day, taken, (next) => !isWeekend(next)) : null;
    case 'nearest':
      return isWeekend(day) ? addDays(day, weekdayOf(day) === 6 ? -1 : 1) : null;
    case 'after-sunday':
      return weekdayOf(day) === 0 ? freeAfter(day, taken, () => true) : null;
    default:
      return null;
  }
}

function found(rules: HolidayRules, year: number): ReadonlySet<string> {
  // Of three years: what New Year's Day is moved to may be in the year before.
  const days = [year - 1, year, year + 1].flatMap((each) => named(rules, each));
  const all = new Set(days);
  for (const day of days) {
    const instead = substituteOf(day, rules.substitute, all);
    if (instead !== null) all.add(instead);
  }
  if (rules.bridges === true) for (const day of days) if (days.includes(addDays(day, 2))) all.add(addDays(day, 1));
  return new Set([...all].filter((day) => day.startsWith(`${year}-`)).toSorted());
}

const known = new Map<string, ReadonlySet<string>>();

/** The public holidays of a market in a year, as days; with those that stand in for one on a weekend. */
export function holidaysIn(market: Market, year: number): ReadonlySet<string> {
  const key = `${market}-${year}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const days = found(holidayRules[market], year);
  known.set(key, days);
  return days;
}
