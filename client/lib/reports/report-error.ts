import { ApiProblem } from '../api';
import { isMissingFile } from '../parts/missing-file';

export type ErrorKind = 'error' | 'rejection' | 'render' | 'part';

let currentRoute = () => '';

/**
 * Tells the shop's log of an error. Not told: answers of the shop, which has logged them itself, a lost network, and
 * what was stopped on purpose. The code that sends is fetched with the first error; where it can't be fetched nothing
 * is told.
 */
export function reportError(kind: ErrorKind, error: unknown): void {
  if (!(error instanceof Error) || error instanceof ApiProblem || error.name === 'AbortError' || !navigator.onLine)
    return;
  void import('./send-report').then(
    ({ sendReport }) => sendReport(kind, error, currentRoute()),
    () => undefined,
  );
}

/** Reports an error that a boundary of the page has caught. Written to the console too, as React does it by itself. */
export function reportCaught(error: unknown): void {
  // The browser has written a file that can't be fetched there already.
  if (!isMissingFile(error)) console.error(error);
  reportError(isMissingFile(error) ? 'part' : 'render', error);
}

/**
 * Reports from now on what nothing on the page has caught. Scripts that are not ours, as of a browser's extension, are
 * left out. `route` answers the pattern of the route that is shown (`/$lng/books/$isbn`).
 */
export function reportUncaught(route: () => string): void {
  currentRoute = route;
  addEventListener('error', ({ error, filename }) => {
    if (filename.startsWith(location.origin)) reportError('error', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}
