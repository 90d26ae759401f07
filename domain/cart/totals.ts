import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';

export interface TakenLine {
  /** Of one copy, in the market's currency. */
  readonly price: Money;
  readonly quantity: number;
}

export interface CartSums {
  readonly books: number;
  /** Sum of the lines, without postage. */
  readonly subtotal: Money;
  readonly postage: Money;
  /** What is missing to free postage; zero when reached. */
  readonly toFreePostage: Money;
  readonly total: Money;
}

/** Flat postage of an order of this worth: none for an empty cart and from the market's figure on. */
export function postageOf(subtotal: number, books: number, market: Market): Money {
  const { currency, freePostageFrom, postage } = rulesOf(market);
  return money(books === 0 || subtotal >= freePostageFrom ? 0 : postage, currency);
}

/** Sums of a cart. Throws a RangeError on a price in another currency than the market's. */
export function cartTotals(lines: readonly TakenLine[], market: Market): CartSums {
  const { currency, freePostageFrom } = rulesOf(market);
  let books = 0;
  let subtotal = 0;
  for (const { price, quantity } of lines) {
    if (price.currency !== currency) throw new RangeError(`a price in ${price.currency} in a market of ${currency}`);
    books += quantity;
    subtotal += price.minor * quantity;
  }
  const postage = postageOf(subtotal, books, market);
  return {
    books,
    subtotal: money(subtotal, currency),
    postage,
    toFreePostage: money(Math.max(0, freePostageFrom - subtotal), currency),
    total: money(subtotal + postage.minor, currency),
  };
}

/**
 * The price of a line today (docs/product.md#prices): a fall is passed on at once and told, a rise is shown and waits
 * for the person's yes while the agreed price still stands. An amount agreed in another currency is replaced by
 * today's.
 */
export function agreedPrice(
  agreed: Money,
  today: Money,
): { readonly price: Money; readonly risenTo: Money | null; readonly fellFrom: Money | null } {
  if (agreed.currency !== today.currency || agreed.minor === today.minor) {
    return { price: today, risenTo: null, fellFrom: null };
  }
  return today.minor < agreed.minor
    ? { price: today, risenTo: null, fellFrom: agreed }
    : { price: agreed, risenTo: today, fellFrom: null };
}
