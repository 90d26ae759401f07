/**
 * Days and instants as the domain speaks them: a day is `YYYY-MM-DD`, an instant is ISO 8601 in UTC.
 * The clock itself comes in as an argument; nothing here asks what time it is.
 */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day (UTC) of an instant. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** An instant moved by milliseconds. Throws a RangeError on a malformed instant. */
export function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}

/** A day moved by whole days, backwards when negative. Throws a RangeError on a malformed day. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString());
}
