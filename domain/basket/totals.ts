import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';
import type { Offer } from '../pricing/schemas';
import { packParcels } from './parcels';

/** Line of a basket, with the fields that its totals need. */
export interface BasketTotalsLine {
  readonly offer: Offer;
  readonly quantity: number;
  /** Weight of one copy in grams. */
  readonly grams: number;
}

export interface BasketSums {
  readonly books: number;
  readonly total: Money;
  readonly minimum: Money;
  /** Amount missing to the smallest basket of the market; zero when it is reached. */
  readonly missing: Money;
  /** Instant of the earliest end of a hold. */
  readonly heldUntil: string | null;
  readonly grams: number;
  readonly parcels: number;
}

/** Returns `amount × quantity`, or zero for a declined line. */
export function lineTotal(line: Pick<BasketTotalsLine, 'offer' | 'quantity'>, market: Market): Money {
  const { currency } = rulesOf(market);
  return line.offer.kind === 'offer' ? money(line.offer.amount.minor * line.quantity, currency) : money(0, currency);
}

/** Returns the totals of a basket without its declined lines. */
export function basketTotals(lines: readonly BasketTotalsLine[], market: Market): BasketSums {
  const { currency, smallestBasket } = rulesOf(market);
  let books = 0;
  let total = 0;
  let heldUntil: string | null = null;
  const copies: { line: number; grams: number; quantity: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.offer.kind !== 'offer') continue;
    books += line.quantity;
    total += lineTotal(line, market).minor;
    copies.push({ line: index, grams: line.grams, quantity: line.quantity });
    const until = line.offer.heldUntil;
    if (until !== null && (heldUntil === null || until < heldUntil)) heldUntil = until;
  }
  return {
    books,
    total: money(total, currency),
    minimum: money(smallestBasket, currency),
    missing: money(Math.max(0, smallestBasket - total), currency),
    heldUntil,
    grams: copies.reduce((grams, copy) => grams + copy.grams * copy.quantity, 0),
    parcels: packParcels(copies).length,
  };
}
