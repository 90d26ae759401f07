import { later, minuteMs } from '../../../domain/time';

/** Pauses after each failed attempt; about three days in all, then the row stays unsent for the desk to see. */
const pausesMs = [1, 5, 15, 60, 180, 720, 1440, 1440].map((minutes) => minutes * minuteMs);

/** No other runner takes a claimed row for this long. A run ends well before (`run-time.ts`), or was killed. */
const leaseMs = 2 * minuteMs;

/** An instant that never comes. */
export const never = '9999-12-31T00:00:00.000Z';

export function leaseEnd(now: string): string {
  return later(now, leaseMs);
}

/** When to try again after the `attempts`-th failure (1 is the first); `never` when it is given up. */
export function nextAttempt(now: string, attempts: number): string {
  const pause = pausesMs[attempts - 1];
  return pause === undefined ? never : later(now, pause);
}
