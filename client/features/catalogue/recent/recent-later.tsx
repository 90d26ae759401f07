import { useEffect, useState } from 'react';
import { part } from '../../../lib/parts/part';
import { recentKey } from './recent-key';

const RecentlyViewed = part(async () => (await import('./recently-viewed')).RecentlyViewed);
/** The page says all it has to say without them. */
const nothing = () => null;

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
  return looked ? <RecentlyViewed renderMissing={nothing} /> : null;
}
