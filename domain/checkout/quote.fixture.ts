import type { Basket, BasketLine } from '../basket/schemas';
import { basketTotals, lineTotal } from '../basket/totals';
import type { Cart, CartLine } from '../cart/schemas';
import { cartTotals } from '../cart/totals';
import { hasBookPriceRule } from '../law/book-prices';
import { rulesOf, type Market } from '../market/market';
import { money } from '../money';
import type { Offer } from '../pricing/schemas';
import { quote, type QuoteFacts } from './quote';

/** Day of the quotes. */
const today = '2026-11-20';

/** Returns the card of a book for a list. */
function book(isbn: string): BasketLine['book'] {
  return {
    isbn,
    title: 'A book',
    authors: ['Someone'],
    language: 'en',
    format: 'paperback',
    year: 2001,
    pages: 300,
    subjects: ['fiction'],
    cover: '/covers/x.svg',
    cheapest: null,
    waiting: null,
  };
}

/** A basket line; `amount` null: the shop declines it. Amounts are minor units. */
export interface BasketLineFacts {
  amount: number | null;
  quantity: number;
}
/** A cart line. Amounts are minor units. */
export interface CartLineFacts {
  price: number;
  quantity: number;
  used: boolean;
  available?: number;
  risenTo?: number;
  /** Left out: the market decides, as for a book in its own language. */
  priceBound?: boolean;
}

function basketOf(market: Market, given: readonly BasketLineFacts[]): Basket {
  const { currency } = rulesOf(market);
  const lines = given.map(({ amount, quantity }, index): BasketLine => {
    const offer: Offer =
      amount === null
        ? { kind: 'declined', reason: 'enough-stock' }
        : { kind: 'offer', amount: money(amount, currency), reasons: [], heldUntil: '2026-12-18T10:00:00Z' };
    return {
      book: book(`978000000${String(1000 + index)}`),
      grade: 'good',
      quantity,
      exLibrary: false,
      offer,
      holdEnded: false,
      offers: [],
      total: lineTotal({ offer, quantity }, market),
    };
  });
  return {
    lines,
    ...basketTotals(
      lines.map((line) => ({ ...line, grams: 300 })),
      market,
    ),
    version: 1,
  };
}

function cartOf(market: Market, taken: readonly CartLineFacts[]): Cart {
  const { currency } = rulesOf(market);
  const lines = taken.map(({ price, quantity, used, available = quantity, risenTo, priceBound }, index): CartLine => ({
    book: book(`978100000${String(1000 + index)}`),
    grade: used ? 'good' : 'new',
    used,
    priceBound: priceBound ?? (!used && hasBookPriceRule(market)),
    quantity,
    price: money(price, currency),
    risenTo: risenTo === undefined ? null : money(risenTo, currency),
    fellFrom: null,
    available,
    total: money(price * quantity, currency),
    others: [],
  }));
  return { lines, ...cartTotals(lines, market, today), delivery: null, version: 1 };
}

/** Returns the facts of a quote in a market, for tests: an account without store credit that swaps. */
export function factsFor(
  market: Market,
  give: readonly BasketLineFacts[],
  take: readonly CartLineFacts[],
  more: Partial<QuoteFacts> = {},
): QuoteFacts {
  return {
    basket: basketOf(market, give),
    cart: cartOf(market, take),
    market,
    canBuy: true,
    customerKind: 'account',
    cardProvider: null,
    replyLabel: true,
    badParcels: 0,
    storeCredit: { earned: 0, bonus: 0 },
    today,
    input: { settlement: 'swap', useStoreCredit: true },
    ...more,
  };
}

/** Returns the problem codes of a quote. */
export const problemCodesOf = (facts: QuoteFacts) => quote(facts).problems.map(({ code }) => code);
/** Four books worth 12.80, more than the smallest basket in euros. */
export const fourBooks = [
  { amount: 340, quantity: 3 },
  { amount: 260, quantity: 1 },
];
