import { addDays } from './time';

/**
 * Days as people count them: by the clock of a time zone, whatever that clock is changed by in between. A deadline that
 * is told as a day lasts until that day's last second (for withdrawals so by law: Regulation (EEC) 1182/71, art. 3).
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept !== undefined) return kept;
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clock of a zone shows at an instant, as `YYYY-MM-DDTHH:MM:SS`. */
function shownAt(time: number, timeZone: string): string {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

/**
 * The calendar day, `YYYY-MM-DD`, of an instant by the clock of a time zone (IANA). Throws a RangeError on a malformed
 * instant.
 */
export function localDay(instant: string, timeZone: string): string {
  return shownAt(Date.parse(instant), timeZone).slice(0, 10);
}

/** The instant of a day's last second by the clock of a time zone. Throws a RangeError on a malformed day. */
export function endOfDay(day: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T23:59:59Z`);
  // What the clock is ahead of UTC may be another figure at the guess than at the instant itself: twice settles it.
  const ahead = (time: number) => Date.parse(`${shownAt(time, timeZone)}Z`) - time;
  const guess = wanted - ahead(wanted);
  return new Date(wanted - ahead(guess)).toISOString();
}

/** The end of the day that is `days` days after an instant's, by the clock of a time zone. */
export function endOfDays(instant: string, days: number, timeZone: string): string {
  return endOfDay(addDays(localDay(instant, timeZone), days), timeZone);
}
