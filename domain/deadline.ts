import { addDays } from './time';

/**
 * Formatters by time zone. All days of this file are local days, so changes of the clock do not move them. A deadline
 * on a day lasts until that day's last second.
 * @see Regulation (EEC, Euratom) 1182/71, art. 3 (the law for withdrawals)
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

/** Returns the local time of an instant (milliseconds) in a time zone, as `YYYY-MM-DDTHH:MM:SS`. */
function localTime(time: number, timeZone: string): string {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

/** Offsets of time zones are whole quarters of an hour since 1972, so no local day begins within one. */
const quarterMs = 15 * 60 * 1000;
/** The last local day by time zone, and its quarter of an hour: requests ask many times, and formatting is slow. */
const lastDays = new Map<string, { readonly quarter: number; readonly day: string }>();

/** Returns the local day (`YYYY-MM-DD`) of an instant in an IANA time zone. @throws {RangeError} if malformed */
export function localDay(instant: string, timeZone: string): string {
  const time = Date.parse(instant);
  const quarter = Math.floor(time / quarterMs);
  const last = lastDays.get(timeZone);
  if (last?.quarter === quarter) return last.day;
  const day = localTime(time, timeZone).slice(0, 10);
  lastDays.set(timeZone, { quarter, day });
  return day;
}

/** Returns the instant of a local day's last second. @throws {RangeError} on a malformed day */
export function endOfDay(day: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T23:59:59Z`);
  // The offset at the guess may differ from that at the result, so it is computed twice.
  const ahead = (time: number) => Date.parse(`${localTime(time, timeZone)}Z`) - time;
  const guess = wanted - ahead(wanted);
  return new Date(wanted - ahead(guess)).toISOString();
}

/** Returns the end of the local day that is `days` days after an instant. */
export function endOfDays(instant: string, days: number, timeZone: string): string {
  return endOfDay(addDays(localDay(instant, timeZone), days), timeZone);
}
