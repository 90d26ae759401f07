import { ApiProblem } from '../api';
import { isMissingFile } from '../parts/missing-file';

export type ErrorKind = 'error' | 'rejection' | 'render' | 'part';

let currentRoute = () => '';

/**
 * Reports an error to the shop's log. It leaves out answers of the shop, which has logged them itself, a lost network,
 * and aborted work. The code that sends is fetched with the first error.
 */
export function reportError(kind: ErrorKind, error: unknown): void {
  if (!(error instanceof Error) || error instanceof ApiProblem || error.name === 'AbortError' || !navigator.onLine)
    return;
  void import('./send-report').then(
    ({ sendReport }) => sendReport(kind, error, currentRoute()),
    () => undefined,
  );
}

/** Reports an error that a boundary of the page has caught, and writes it to the console, as React does by default. */
export function reportCaught(error: unknown): void {
  // The browser has written an error about a missing file there already.
  if (!isMissingFile(error)) console.error(error);
  reportError(isMissingFile(error) ? 'part' : 'render', error);
}

/**
 * Reports errors that nothing on the page has caught. Scripts of others, as of a browser's extension, are left out.
 * `route` returns the pattern of the present route (`/books/$isbn`).
 */
export function reportUncaught(route: () => string): void {
  currentRoute = route;
  addEventListener('error', ({ error, filename }) => {
    if (filename.startsWith(location.origin)) reportError('error', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}
