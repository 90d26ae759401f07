import type { Quote } from '../../../../domain/checkout/schemas';

const place = 'dogear-placed';

/** The trade that this tab's lists have become. */
export interface Placed {
  readonly id: string;
  readonly number: string;
}

/** Tells lists apart well enough: their books and what they come to. */
const listsOf = ({ basket, cart }: Pick<Quote, 'basket' | 'cart'>) =>
  [basket.books, basket.total.minor, cart.books, cart.total.minor].join(' ');

/** Keeps it, and what it was placed from, for whoever goes back to the checkout, which is empty by then. */
export function keepPlaced({ id, number }: Placed, quote: Pick<Quote, 'basket' | 'cart'>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, number, lists: listsOf(quote) }));
  } catch {
    // A browser that keeps nothing: the page works without.
  }
}

/**
 * Forgets it where the lists are other ones by now. Going back shows for a moment what was there before, which says
 * nothing.
 */
export function forgetPlaced(quote: Pick<Quote, 'basket' | 'cart'>): void {
  try {
    const kept = read();
    if (kept !== null && kept.lists !== listsOf(quote)) sessionStorage.removeItem(place);
  } catch {
    // As above.
  }
}

function read(): (Placed & { readonly lists: string }) | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('number' in kept) || !('lists' in kept))
    return null;
  const { id, number, lists } = kept;
  return typeof id === 'string' && /^[0-9a-z]+$/.test(id) && typeof number === 'string' && typeof lists === 'string'
    ? { id, number, lists }
    : null;
}

/** The trade placed last in this tab; null for none, or for what makes no sense. */
export function readPlaced(): Placed | null {
  try {
    return read();
  } catch {
    return null;
  }
}
