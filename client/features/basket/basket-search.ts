import { basketSorts, type BasketSort } from '../../../domain/basket/arrange';
import type { Unparsed } from '../../lib/linked-search';

/** Part of the list in the address. `page` counts only without script. */
export interface BasketSearch {
  readonly q: string;
  readonly sort: BasketSort;
  readonly page: number;
}

/** UTF-16 units of the search that the API accepts. */
const maxSearchUnits = 200;

/** Returns the search of an address, which anyone can write. */
export function readBasketSearch({ q, sort, page }: Unparsed<BasketSearch>): BasketSearch {
  const number = Number(page);
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, maxSearchUnits) : '',
    sort: basketSorts.find((each) => each === sort) ?? 'added',
    page: Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1,
  };
}
