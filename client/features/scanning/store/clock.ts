/**
 * Returns the time in milliseconds of Unix time: the browser's clock when the page began, plus the time passed since.
 */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Returns the time as an ISO instant. */
export function instant(): string {
  return new Date(now()).toISOString();
}
