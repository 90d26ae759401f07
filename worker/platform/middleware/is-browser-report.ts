/**
 * Whether a call is a report that a browser sends by itself. It acts for nobody: no session is read, no cookie is set,
 * and it is limited apart from what people do.
 */
export function isBrowserReport(path: string): boolean {
  return path === '/api/browser-errors' || path === '/api/csp-reports';
}
