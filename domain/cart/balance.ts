import { postageToUs } from '../basket/postage';
import type { BasketSums } from '../basket/totals';
import { rulesOf, type Market } from '../market/market';
import { minus, money, sum } from '../money';
import type { CartSums } from './totals';
import type { Balance } from './schemas';

/**
 * You give, you take, the difference; positive is money to the person. Both sides include their postage (what the shop
 * pays back of it, what the person pays), so that the strip says what the checkout says. Zero where both are empty.
 */
export function balanceOf(
  give: Pick<BasketSums, 'books' | 'total' | 'missing'>,
  take: Pick<CartSums, 'books' | 'total' | 'postage'>,
  market: Market,
): Balance {
  const postage = postageToUs(market, give.books);
  const given = sum([give.total, postage], postage.currency);
  return {
    give: {
      books: give.books,
      total: given,
      postage,
      // An empty basket misses nothing: it is not being filled.
      missing: give.books === 0 ? money(0, rulesOf(market).currency) : give.missing,
    },
    take: { books: take.books, total: take.total, postage: take.postage },
    difference: minus(given, take.total),
  };
}
