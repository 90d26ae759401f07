import type { BasketSums } from '../basket/totals';
import { rulesOf, type Market } from '../market';
import { minus, money } from '../money';
import type { CartSums } from './totals';
import type { Balance } from './schemas';

/** You give, you take (postage included), the difference; positive is money to the person. Zero where both are empty. */
export function balanceOf(
  give: Pick<BasketSums, 'books' | 'total' | 'missing'>,
  take: Pick<CartSums, 'books' | 'total' | 'postage'>,
  market: Market,
): Balance {
  return {
    give: {
      books: give.books,
      total: give.total,
      // An empty basket misses nothing: it is not being filled.
      missing: give.books === 0 ? money(0, rulesOf(market).currency) : give.missing,
    },
    take: { books: take.books, total: take.total, postage: take.postage },
    difference: minus(give.total, take.total),
  };
}
