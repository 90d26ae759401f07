const place = 'dogear-placed';

/** The trade that this tab's lists have become. */
export interface Placed {
  readonly id: string;
  readonly number: string;
}

/** Keeps it for whoever goes back to the checkout, which is empty by then. */
export function keepPlaced({ id, number }: Placed): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, number }));
  } catch {
    // A browser that keeps nothing: the page works without.
  }
}

/** Other lists have been begun. */
export function forgetPlaced(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // As above.
  }
}

/** The trade placed last in this tab; null for none, or for what makes no sense. */
export function readPlaced(): Placed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('number' in kept)) return null;
    return typeof kept.id === 'string' && /^[0-9a-z]+$/.test(kept.id) && typeof kept.number === 'string' ? { id: kept.id, number: kept.number } : null;
  } catch {
    return null;
  }
}
