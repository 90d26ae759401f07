import { inboundPostage } from '../basket/postage';
import type { BasketSums } from '../basket/totals';
import { rulesOf, type Market } from '../market/market';
import { minus, money, sum } from '../money';
import type { CartSums } from './totals';
import type { Balance } from './schemas';

/**
 * Returns the values of both lists and their difference; a positive difference is paid to the person. Both sides
 * include their postage as at checkout. All amounts are zero for empty lists.
 */
export function balanceOf(
  give: Pick<BasketSums, 'books' | 'total' | 'missing' | 'parcels'>,
  take: Pick<CartSums, 'books' | 'total' | 'postage'>,
  market: Market,
): Balance {
  const postage = inboundPostage(market, give.parcels);
  const given = sum([give.total, postage], postage.currency);
  return {
    give: {
      books: give.books,
      total: given,
      postage,
      // An empty basket shows no missing amount: the person is only buying.
      missing: give.books === 0 ? money(0, rulesOf(market).currency) : give.missing,
    },
    take: { books: take.books, total: take.total, postage: take.postage },
    difference: minus(given, take.total),
  };
}
