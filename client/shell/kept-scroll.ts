const key = 'kept-scroll';

/** Keeps the scroll position before a full load of the same page in another language. */
export function keepScroll(address: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, y: Math.round(scrollY) }));
  } catch {
    // Without storage the page begins at its top.
  }
}

/** Restores the scroll position after the load, once. Returns whether it did. */
export function restoreKeptScroll(): boolean {
  let kept: unknown = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
  } catch {
    return false;
  }
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('y' in kept)) return false;
  if (kept.address !== location.pathname + location.search || typeof kept.y !== 'number') return false;
  const { y } = kept;
  // After the router's own restoring, which does not know this address.
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top: y, behavior: 'instant' })));
  return true;
}
