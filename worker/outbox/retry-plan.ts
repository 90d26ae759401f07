import { addMs, minuteMs } from '../../domain/time';

/** Pauses after each failed attempt; about three days in all, then the row stays unsent for the desk to see. */
const pausesMs = [1, 5, 15, 60, 180, 720, 1440, 1440].map((minutes) => minutes * minuteMs);

/**
 * No other runner takes a claimed row for this long. It is longer than a run: the mailer is done after 35 s
 * (`run-deadlines.ts`), and 10 s are left for a request that took long before its run, and for noting the last mail.
 * It is short because the mails of a killed run wait for it, and then up to a minute for the schedule: less than two
 * minutes.
 */
const leaseMs = 45_000;

/** Instant of rows that are never tried again. */
export const noNextAttempt = '9999-12-31T00:00:00.000Z';

export function leaseEnd(now: string): string {
  return addMs(now, leaseMs);
}

/** Returns when to try again after the `attempts`-th failure (1 is the first); `noNextAttempt` if it is given up. */
export function nextAttempt(now: string, attempts: number): string {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? noNextAttempt : addMs(now, pause);
}
