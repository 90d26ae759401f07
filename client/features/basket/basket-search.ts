import { basketSorts, type BasketSort } from '../../../domain/basket/arrange';
import type { Unparsed } from '../../lib/linked-search';

/** Part of the list in the address. `page` counts only without script. */
export interface BasketSearch {
  readonly q: string;
  readonly sort: BasketSort;
  readonly page: number;
  /** ISBNs with which the field for new books begins, such as one of a search that found nothing. Empty for none. */
  readonly isbn: string;
}

/** Most ISBNs that a link brings to the field. A longer address is hard to share. */
export const maxLinkedIsbns = 14;
/** UTF-16 units of the search that the API accepts. */
const maxSearchUnits = 200;

/** Returns a text of the address. One of digits alone is a number there. */
const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxSearchUnits) : '';

/** Returns the search of an address, which anyone can write. */
export function readBasketSearch({ q, sort, page, isbn }: Unparsed<BasketSearch>): BasketSearch {
  const number = Number(page);
  return {
    q: readText(q),
    sort: basketSorts.find((each) => each === sort) ?? 'added',
    page: Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1,
    isbn: readText(isbn),
  };
}
