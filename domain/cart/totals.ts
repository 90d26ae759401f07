import { minimumPostage, minimumPostageRule, type MinimumPostageRule } from '../law/postage';
import type { PostageLaw } from '../law/postage-schema';
import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';

export interface CartTotalsLine {
  /** Price of one copy in the market's currency. */
  readonly price: Money;
  readonly quantity: number;
  readonly used: boolean;
}

export interface CartSums {
  readonly books: number;
  /** Sum of the lines, without postage. */
  readonly subtotal: Money;
  readonly postage: Money;
  /** Amount missing to free postage; zero when reached, or when a law forbids it. */
  readonly toFreePostage: Money;
  /** Legal minimum of the postage of new books; null without new books or without a rule. */
  readonly postageLaw: PostageLaw | null;
  readonly total: Money;
}

/** Returns the amounts of a rule on postage in the market's currency. */
export function postageLawIn(market: Market, { minimum, cheaperFrom, above }: MinimumPostageRule): PostageLaw {
  const inCurrency = (amount: number) => money(amount, rulesOf(market).currency);
  return { least: inCurrency(minimum), cheaperFrom: inCurrency(cheaperFrom), above: inCurrency(above) };
}

/**
 * Returns the totals of a cart on a day (`YYYY-MM-DD`). Postage is flat below the market's limit and free from there
 * on; where a law sets a least postage for new books, it is at least that.
 * @throws {RangeError} on a price in another currency than the market's
 */
export function cartTotals(lines: readonly CartTotalsLine[], market: Market, day: string): CartSums {
  const { currency, freePostageFrom, postage: flat } = rulesOf(market);
  let books = 0;
  let subtotal = 0;
  const newBooks = { value: 0, count: 0 };
  for (const { price, quantity, used } of lines) {
    if (price.currency !== currency) throw new RangeError(`a price in ${price.currency} in a market of ${currency}`);
    books += quantity;
    subtotal += price.minor * quantity;
    if (used) continue;
    newBooks.count += quantity;
    newBooks.value += price.minor * quantity;
  }
  const rule = newBooks.count === 0 ? null : minimumPostageRule(market, day);
  const usual = books === 0 || subtotal >= freePostageFrom ? 0 : flat;
  const postage = Math.max(usual, minimumPostage(rule, newBooks));
  return {
    books,
    subtotal: money(subtotal, currency),
    postage: money(postage, currency),
    toFreePostage: money(rule === null ? Math.max(0, freePostageFrom - subtotal) : 0, currency),
    postageLaw: rule === null ? null : postageLawIn(market, rule),
    total: money(subtotal + postage, currency),
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
