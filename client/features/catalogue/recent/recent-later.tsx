import { useEffect, useState } from 'react';
import { part } from '../../../lib/parts/part';
import { recentKey } from './recent-key';

const RecentlyViewed = part(async () => (await import('./recently-viewed')).RecentlyViewed);
/** Renders nothing while the books are loading, because the page is complete without them. */
const nothing = () => null;

/** Says whether a book was viewed in this browser. A first visitor then downloads no script for it. */
function hasLooked(): boolean {
  try {
    return localStorage.getItem(recentKey) !== null;
  } catch {
    return false;
  }
}

/** Recently viewed books, if there are any. They are at the page's end, so that nothing moves when they come. */
export function RecentLater() {
  const [looked, setLooked] = useState(false);
  // After the page is shown, because opening the storage may read the disk.
  useEffect(() => {
    const timer = setTimeout(() => setLooked(hasLooked()));
    return () => clearTimeout(timer);
  }, []);
  return looked ? <RecentlyViewed renderMissing={nothing} /> : null;
}
