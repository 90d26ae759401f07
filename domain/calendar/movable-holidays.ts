import { addDays } from '../time';

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Returns the day of the week of a day (`YYYY-MM-DD`): 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Returns Easter Sunday of a year by the Gregorian calendar, as Western churches and the law of our markets use it.
 * @see Butcher's Ecclesiastical Calendar, 1876 (the "anonymous" computus)
 */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearInCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearInCentury / 4) - epact - (yearInCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Returns the `nth` (1 to 4) or last (-1) given day of the week in a month. */
export function weekdayIn(year: number, month: number, weekday: number, nth: number): string {
  if (nth > 0) {
    const first = dayOf(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
  }
  const last = dayOf(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

/**
 * Returns the days of the spring and the autumn equinox in Japan, by the formula for 1980 to 2099. The Cabinet
 * announces them each February for the next year.
 * @see Hydrographic department of the Japanese Coast Guard
 */
export function equinoxesInJapan(year: number): readonly [spring: string, autumn: string] {
  const since = year - 1980;
  const drift = 0.242194 * since - Math.floor(since / 4);
  return [dayOf(year, 3, Math.floor(20.8431 + drift)), dayOf(year, 9, Math.floor(23.2488 + drift))];
}
