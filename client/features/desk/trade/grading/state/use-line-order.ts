import { useState } from 'react';
import { foldLetters } from '../../../../../../domain/catalogue/words';
import type { InboundLine } from '../parcel-copies';

/** Number of copies from which the list of a parcel has a search and an order, because it exceeds a screen. */
const longParcel = 12;

export interface LineOrder {
  readonly shownLines: readonly InboundLine[];
  /** Whether the list is long enough for a search and an order. */
  readonly isLong: boolean;
  readonly isUngradedFirst: boolean;
  readonly setUngradedFirst: (isOn: boolean) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
}

/** Returns whether every word of a search is in a copy's title, authors or ISBN. */
function matchesSearch({ book }: InboundLine, search: string): boolean {
  const text = foldLetters([book.title, ...book.authors, book.isbn].join(' '));
  return foldLetters(search)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** Returns the copies as the list shows them: those that match the search, and on request those to grade first. */
export function useLineOrder(lines: readonly InboundLine[]): LineOrder {
  const [isUngradedFirst, setUngradedFirst] = useState(false);
  const [search, setSearch] = useState('');
  const isLong = lines.length >= longParcel;
  const found = isLong && search.trim() !== '' ? lines.filter((line) => matchesSearch(line, search.trim())) : lines;
  const rank = ({ state }: InboundLine) => (state === 'offered' ? 0 : 1);
  return {
    shownLines: isLong && isUngradedFirst ? found.toSorted((a, b) => rank(a) - rank(b)) : found,
    isLong,
    isUngradedFirst,
    setUngradedFirst,
    search,
    setSearch,
  };
}
