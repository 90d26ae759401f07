import { useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/parts/part';
import { recentKey } from './recent-key';

const RecentlyViewed = lazyPart(async () => (await import('./recently-viewed')).RecentlyViewed);
/** Renders nothing while the books are loading, because the page is complete without them. */
const renderNothing = () => null;

/** Returns whether a book was viewed in this browser. Without one, no script for the list is downloaded. */
function hasRecentBooks(): boolean {
  try {
    return localStorage.getItem(recentKey) !== null;
  } catch {
    return false;
  }
}

/** Recently viewed books, if there are any. They are at the page's end, so that nothing moves when they come. */
export function LazyRecentlyViewed() {
  const [isNeeded, setIsNeeded] = useState(false);
  // After the page is shown, because opening the storage may read the disk.
  useEffect(() => {
    const timer = setTimeout(() => setIsNeeded(hasRecentBooks()));
    return () => clearTimeout(timer);
  }, []);
  return isNeeded ? <RecentlyViewed renderMissing={renderNothing} /> : null;
}
