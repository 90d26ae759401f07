import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';

export interface CartTotalsLine {
  /** Price of one copy in the market's currency. */
  readonly price: Money;
  readonly quantity: number;
}

export interface CartSums {
  readonly books: number;
  /** Sum of the lines, without postage. */
  readonly subtotal: Money;
  readonly postage: Money;
  /** Amount missing to free postage; zero when reached. */
  readonly toFreePostage: Money;
  readonly total: Money;
}

/** Returns the flat postage of an order, zero for an empty cart or from the market's limit on. In minor units. */
export function postageOf(subtotal: number, books: number, market: Market): Money {
  const { currency, freePostageFrom, postage } = rulesOf(market);
  return money(books === 0 || subtotal >= freePostageFrom ? 0 : postage, currency);
}

/** Returns the totals of a cart. @throws {RangeError} on a price in another currency than the market's */
export function cartTotals(lines: readonly CartTotalsLine[], market: Market): CartSums {
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
 * Returns the price of a cart line today. A lower price applies at once; a higher one is shown in `risenTo`, and the
 * agreed price applies until the person agrees. A price agreed in another currency is replaced by today's.
 * @see docs/product.md#prices
 */
export function currentLinePrice(
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
