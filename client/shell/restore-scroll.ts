import { keptScrollKey } from './kept-scroll';

/** Restores the scroll position that was kept before the load of this page, once. */
export function restoreScroll(): void {
  let kept: unknown = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(keptScrollKey) ?? 'null');
    sessionStorage.removeItem(keptScrollKey);
  } catch {
    return;
  }
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('y' in kept)) return;
  if (kept.address !== location.pathname + location.search || typeof kept.y !== 'number') return;
  const { y } = kept;
  // After the router's own restoring, which does not know this address. A page that was scrolled meanwhile stays.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (scrollY === 0) scrollTo({ top: y, behavior: 'instant' });
    }),
  );
}
