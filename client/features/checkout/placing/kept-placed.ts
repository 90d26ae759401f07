import type { Quote } from '../../../../domain/checkout/schemas';

const place = 'dogear-placed';

/** Trade that was placed from this tab's lists. */
export interface Placed {
  readonly id: string;
  readonly number: string;
}

/** Returns a text that identifies the lists: their books and sums. */
const listsOf = ({ basket, cart }: Pick<Quote, 'basket' | 'cart'>) =>
  [basket.books, basket.total.minor, cart.books, cart.total.minor].join(' ');

/**
 * Keeps the trade and its lists, for a person who goes back to the checkout. By then the checkout is empty.
 */
export function keepPlaced({ id, number }: Placed, quote: Pick<Quote, 'basket' | 'cart'>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, number, lists: listsOf(quote) }));
  } catch {
    // Without storage the page works as well.
  }
}

/** Removes it if the lists have changed. Going back shows the former lists for a moment, which does not count. */
export function forgetPlaced(quote: Pick<Quote, 'basket' | 'cart'>): void {
  try {
    const kept = read();
    if (kept !== null && kept.lists !== listsOf(quote)) sessionStorage.removeItem(place);
  } catch {
    // Without storage the page works as well.
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

/** Returns the last trade placed in this tab. Null if there is none or the stored value is invalid. */
export function readPlaced(): Placed | null {
  try {
    return read();
  } catch {
    return null;
  }
}
