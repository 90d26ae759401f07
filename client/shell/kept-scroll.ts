export const keptScrollKey = 'kept-scroll';

/** Keeps the scroll position before a full load of the same page in another language. */
export function keepScroll(address: string): void {
  try {
    sessionStorage.setItem(keptScrollKey, JSON.stringify({ address, y: Math.round(scrollY) }));
  } catch {
    // Without storage the page begins at its top.
  }
}

/** Restores a kept scroll position. This is rare, so its code is fetched then. */
export function restoreKeptScroll(): void {
  try {
    if (sessionStorage.getItem(keptScrollKey) === null) return;
  } catch {
    return;
  }
  void import('./restore-scroll').then(
    ({ restoreScroll }) => restoreScroll(),
    () => undefined,
  );
}
