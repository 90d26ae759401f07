import { ApiProblem } from './api';
import { language } from './language';
import { isMissingFile, pageVersion } from './missing-file';

/** The most reports of one page: a fault in a loop tells nothing new. */
const most = 5;
/** Longest texts that the shop takes, in characters (worker/features/browser-errors). */
const longest = { message: 300, at: 200, version: 40 } as const;

type Kind = 'error' | 'rejection' | 'render' | 'part';

const told = new Set<string>();
let currentRoute = () => '';

/** Takes out what may name a person: addresses but those of our scripts, mail addresses, long numbers. */
const withoutPersons = (text: string) => text
  .replaceAll(/https?:\/\/[^\s/]+(\/assets\/[\w./-]+)?[^\s:)]*/g, '$1')
  .replaceAll(/\S+@\S+|\d{6,}/g, '…');

/** Where it was thrown: the first place in the stack, with script, line and column. */
const placeOf = (error: Error) => /\/assets\/\S+?:\d+:\d+/.exec(error.stack ?? '')?.[0] ?? '';

/**
 * Tells the shop's log of an error, each message once. Not told: answers of the shop, which has logged them itself, a
 * lost network, and what was stopped on purpose.
 */
export function reportError(kind: Kind, error: unknown): void {
  if (!(error instanceof Error) || error instanceof ApiProblem || error.name === 'AbortError' || !navigator.onLine) return;
  const message = withoutPersons(`${error.name}: ${error.message}`).slice(0, longest.message);
  if (told.size >= most || told.has(message)) return;
  told.add(message);
  const body = {
    kind, message, at: placeOf(error).slice(0, longest.at), route: currentRoute(),
    version: pageVersion().slice(0, longest.version), language: language(),
  };
  navigator.sendBeacon?.('/api/browser-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }));
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
