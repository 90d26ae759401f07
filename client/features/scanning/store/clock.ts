/** Now, in milliseconds of Unix time; the browser's clock as it was when the page began, and what has passed since. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Now as an ISO instant. */
export function instant(): string {
  return new Date(now()).toISOString();
}
