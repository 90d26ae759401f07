import type { Market } from '../market/market-codes';
import { addDays } from '../time';
import { holidayRules, type HolidayRules } from './holiday-rules';
import { easterSunday, weekdayIn, weekdayOf } from './movable-holidays';

/** Returns whether a day is a Saturday or Sunday: the weekend of all markets, since 2022 also of the Emirates. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6;
}

/** Returns the days of a year that the rules name, in order and before any substitution. */
function namedDays({ fixed, easter, weekdays, own }: HolidayRules, year: number): string[] {
  return [
    ...fixed.map((day) => `${year}-${day}`),
    ...easter.map((days) => addDays(easterSunday(year), days)),
    ...weekdays.map(([month, weekday, nth]) => weekdayIn(year, month, weekday, nth)),
    ...(own?.(year) ?? []),
  ].toSorted();
}

/** Returns the first day after `day` that is no holiday and for which `isFree` holds. */
function firstFreeDayAfter(day: string, holidays: ReadonlySet<string>, isFree: (day: string) => boolean): string {
  let next = addDays(day, 1);
  while (holidays.has(next) || !isFree(next)) next = addDays(next, 1);
  return next;
}

function substituteOf(day: string, rule: HolidayRules['substitute'], holidays: ReadonlySet<string>): string | null {
  switch (rule) {
    case 'next':
      return isWeekend(day) ? firstFreeDayAfter(day, holidays, (next) => !isWeekend(next)) : null;
    case 'nearest':
      return isWeekend(day) ? addDays(day, weekdayOf(day) === 6 ? -1 : 1) : null;
    case 'after-sunday':
      return weekdayOf(day) === 0 ? firstFreeDayAfter(day, holidays, () => true) : null;
    default:
      return null;
  }
}

function holidaysByRules(rules: HolidayRules, year: number): ReadonlySet<string> {
  // Three years, since the substitute for New Year's Day can fall in the year before.
  const days = [year - 1, year, year + 1].flatMap((namedYear) => namedDays(rules, namedYear));
  const all = new Set(days);
  for (const day of days) {
    const substitute = substituteOf(day, rules.substitute, all);
    if (substitute !== null) all.add(substitute);
  }
  if (rules.bridges === true) {
    const beforeBridges = days.filter((day) => days.includes(addDays(day, 2)));
    for (const day of beforeBridges) all.add(addDays(day, 1));
  }
  return new Set([...all].filter((day) => day.startsWith(`${year}-`)).toSorted());
}

const cache = new Map<string, ReadonlySet<string>>();

/** Returns the public holidays of a market in a year as days (`YYYY-MM-DD`), with substitutes for weekends. */
export function holidaysIn(market: Market, year: number): ReadonlySet<string> {
  const key = `${market}-${year}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const days = holidaysByRules(holidayRules[market], year);
  cache.set(key, days);
  return days;
}
