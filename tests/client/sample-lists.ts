import type { Basket, BasketLine } from '../../domain/basket/schemas';
import { basketTotals, lineTotal } from '../../domain/basket/totals';
import type { BookCard } from '../../domain/catalogue/schemas';
import type { Balance, Cart, CartLine } from '../../domain/cart/schemas';
import { cartTotals } from '../../domain/cart/totals';
import { quote } from '../../domain/checkout/quote';
import type { Quote, QuoteInput } from '../../domain/checkout/schemas';
import { money } from '../../domain/money';

const eur = (minor: number) => money(minor, 'EUR');

export function sampleBook(isbn: string, title: string): BookCard {
  return {
    isbn,
    title,
    authors: ['Jane Austen'],
    language: 'en',
    format: 'paperback',
    year: 2003,
    pages: 400,
    subjects: ['classics'],
    cover: `/covers/${isbn}.svg`,
    cheapest: null,
    waiting: null,
  };
}

/** Returns a line of the basket, held, at 4.20 for a good copy and 5.60 for a very good one. */
export function sampleBasketLine(isbn: string, title: string, part: Partial<BasketLine> = {}): BasketLine {
  const amount = part.grade === 'very-good' ? 560 : 420;
  const offerOf = (minor: number) => ({
    kind: 'offer' as const,
    amount: eur(minor),
    reasons: [{ code: 'base' as const, amount: eur(minor) }],
    heldUntil: '2026-12-18T12:00:00.000Z',
  });
  const line = {
    book: sampleBook(isbn, title),
    grade: 'good' as const,
    quantity: 1,
    exLibrary: false,
    offer: offerOf(amount),
    total: eur(0),
    holdEnded: false,
    offers: [{ grade: 'very-good' as const, offer: offerOf(560) }],
    ...part,
  };
  return { ...line, total: lineTotal(line, 'IE') };
}

export function sampleBasket(lines: BasketLine[], version = 1): Basket {
  return {
    lines,
    ...basketTotals(
      lines.map((line) => ({ ...line, grams: 300 })),
      'IE',
    ),
    version,
  };
}

/** Returns a line of the cart: a very good copy at 6.20. */
export function sampleCartLine(isbn: string, title: string, part: Partial<CartLine> = {}): CartLine {
  const line = {
    book: sampleBook(isbn, title),
    grade: 'very-good' as const,
    used: true,
    priceBound: false,
    quantity: 1,
    price: eur(620),
    risenTo: null,
    fellFrom: null,
    available: 3,
    total: eur(0),
    others: [],
    ...part,
  };
  return { ...line, total: eur(line.price.minor * line.quantity) };
}

export function sampleCart(lines: CartLine[], version = 1): Cart {
  const delivery = lines.length === 0 ? null : { earliest: '2026-11-24', latest: '2026-11-26' };
  return { lines, ...cartTotals(lines, 'IE', '2026-11-20'), delivery, version };
}

/** Returns the totals of these lists by the rule of the domain. */
export function sampleQuote(
  basket: Basket,
  cart: Cart,
  input: QuoteInput,
  customerKind: 'guest' | 'account' = 'account',
): Quote {
  return quote({
    basket,
    cart,
    market: 'IE',
    canBuy: true,
    customerKind,
    cardProvider: null,
    input,
    storeCredit: { earned: 0, bonus: 0 },
    replyLabel: false,
    badParcels: 0,
    today: '2026-11-20',
  });
}

/** Returns the balance of a person with so many books on the sell list, and an empty cart. */
export const sampleBalance = (books: number): Balance => ({
  give: { books, total: eur(books * 420), postage: eur(0), missing: eur(0) },
  take: { books: 0, total: eur(0), postage: eur(0) },
  difference: eur(books * 420),
});
