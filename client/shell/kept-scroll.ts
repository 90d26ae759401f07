const key = 'kept-scroll';

/** Before a full page load that shows the same page otherwise (another language): remembers how far it is scrolled. */
export function keepScroll(address: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, y: Math.round(scrollY) }));
  } catch {
    // Without storage the page begins at its top.
  }
}

/** After the load: scrolls to where the page was, once. Returns whether it did. */
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
  // After the router's own restoring, which knows nothing of this address.
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top: y, behavior: 'instant' })));
  return true;
}
