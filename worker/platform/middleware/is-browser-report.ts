/**
 * Returns whether a call is a report that a browser sends by itself. Such a call reads no session, sets no cookie and
 * has a rate limit of its own.
 */
export function isBrowserReport(path: string): boolean {
  return path === '/api/browser-errors' || path === '/api/csp-reports';
}
