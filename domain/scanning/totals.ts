import { rulesOf } from '../market/market';
import { money, type Money } from '../money';
import type { RunBook } from './run-book';

/** Totals of the accepted copies; `missing`: amount to the market's smallest basket, zero when reached. */
export interface RunTotals {
  readonly books: number;
  /** Copies that are not in the basket yet. */
  readonly left: number;
  readonly amount: Money;
  readonly minimum: Money;
  readonly missing: Money;
}

/** Returns the totals of a run. */
export function totalsOf(book: RunBook): RunTotals {
  const { currency, smallestBasket } = rulesOf(book.market);
  const { books, left, minor } = book.sums;
  return {
    books,
    left,
    amount: money(minor, currency),
    minimum: money(smallestBasket, currency),
    missing: money(Math.max(0, smallestBasket - minor), currency),
  };
}
