import { lazy, Suspense, useSyncExternalStore } from 'react';
import { recentKey } from './recent-key';

const RecentlyViewed = lazy(async () => ({ default: (await import('./recently-viewed')).RecentlyViewed }));
const neverChanges = () => () => undefined;

/** Whether this browser has looked at a book: a first visitor has not, and downloads nothing for it. */
function hasLooked(): boolean {
  try {
    return localStorage.getItem(recentKey) !== null;
  } catch {
    return false;
  }
}

/** Recently viewed books, for whoever has viewed some. At the page's end, so that nothing moves when they come. */
export function RecentLater() {
  return useSyncExternalStore(neverChanges, hasLooked, () => false) ? <Suspense><RecentlyViewed /></Suspense> : null;
}
