// A day is `YYYY-MM-DD`, an instant is ISO 8601 in UTC. The current time is always an argument.

/** Milliseconds of a minute, an hour and a day. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns the UTC day of an instant. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** Returns an instant moved by milliseconds. @throws {RangeError} on a malformed instant */
export function addMs(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}

/** Returns a day moved by whole days, also by negative ones. @throws {RangeError} on a malformed day */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString());
}
