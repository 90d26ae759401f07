import type { Quote } from '../../../../domain/checkout/schemas';

const storageKey = 'dogear-placed';

/** Trade that was placed from this tab's lists. */
export interface PlacedTrade {
  readonly id: string;
  readonly number: string;
}

/** Returns a text that identifies the lists: their books and sums. */
const listsOf = ({ basket, cart }: Pick<Quote, 'basket' | 'cart'>) =>
  [basket.books, basket.total.minor, cart.books, cart.total.minor].join(' ');

/**
 * Stores the trade and its lists in this tab, for a person who returns to the checkout, which is empty then.
 */
export function storePlacedTrade({ id, number }: PlacedTrade, quote: Pick<Quote, 'basket' | 'cart'>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ id, number, lists: listsOf(quote) }));
  } catch {
    // Without storage the page works as well.
  }
}

/**
 * Removes the stored trade if the lists have changed. A page from the browser's history shows the former lists for a
 * moment, which is no change.
 */
export function removeOldPlacedTrade(quote: Pick<Quote, 'basket' | 'cart'>): void {
  try {
    const stored = parseStored();
    if (stored !== null && stored.lists !== listsOf(quote)) sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage the page works as well.
  }
}

function parseStored(): (PlacedTrade & { readonly lists: string }) | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('id' in stored) ||
    !('number' in stored) ||
    !('lists' in stored)
  )
    return null;
  const { id, number, lists } = stored;
  return typeof id === 'string' && /^[0-9a-z]+$/.test(id) && typeof number === 'string' && typeof lists === 'string'
    ? { id, number, lists }
    : null;
}

/** Returns the last trade placed in this tab. Null if there is none or the stored value is invalid. */
export function readPlacedTrade(): PlacedTrade | null {
  try {
    return parseStored();
  } catch {
    return null;
  }
}
