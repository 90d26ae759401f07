import { addDays } from '../time';

const written = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The day of the week: 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Easter Sunday of a year by the Gregorian reckoning, as the churches of the West and the law of our markets keep it
 * (the computus that Butcher's Ecclesiastical Calendar printed in 1876: whole numbers only, no exceptions).
 */
export function easterSunday(year: number): string {
  const [golden, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return written(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The `nth` such day of the week in a month (1 to 4), or the last one (-1). */
export function weekdayIn(year: number, month: number, weekday: number, nth: number): string {
  if (nth > 0) {
    const first = written(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
  }
  const last = written(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

/**
 * The days of the spring and the autumn equinox in Japan, by the formula of the Japanese Coast Guard's hydrographic
 * department for 1980 to 2099. The Cabinet announces them each February for the year after, from the almanac.
 */
export function equinoxesInJapan(year: number): readonly [spring: string, autumn: string] {
  const since = year - 1980;
  const drift = 0.242194 * since - Math.floor(since / 4);
  return [written(year, 3, Math.floor(20.8431 + drift)), written(year, 9, Math.floor(23.2488 + drift))];
}
