import { lazy, Suspense, useEffect, useState } from 'react';
import { recentKey } from './recent-key';

const RecentlyViewed = lazy(async () => ({ default: (await import('./recently-viewed')).RecentlyViewed }));

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
  const [looked, setLooked] = useState(false);
  // After the page stands: to open the store, a browser may have to read it from its disk.
  useEffect(() => {
    const timer = setTimeout(() => setLooked(hasLooked()));
    return () => clearTimeout(timer);
  }, []);
  return looked ? <Suspense><RecentlyViewed /></Suspense> : null;
}
