import { splitByWeights } from '../trades/documents/invoice';

/** Kinds of store credit: `earned` was owed for books, `bonus` is a gift of the shop. */
export const creditKinds = ['earned', 'bonus'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Store credit by kind, in minor units. */
export type CreditByKind = Readonly<Record<CreditKind, number>>;

/** Cost of an order, and of its lines with a bound price, in minor units. */
export interface PricedOrder {
  readonly lines: readonly { readonly total: number; readonly priceBound: boolean }[];
  readonly postage: number;
}

/** Returns the postage that falls to unbound books by their share of the value, in minor units. */
export function unboundPostage({ lines, postage }: PricedOrder): number {
  let bound = 0;
  let unbound = 0;
  for (const { total, priceBound } of lines) {
    if (priceBound) bound += total;
    else unbound += total;
  }
  if (bound === 0) return unbound === 0 ? 0 : postage;
  // The bound books come first, so that a unit that cannot be split falls to them.
  return splitByWeights(postage, [bound, unbound])[1] ?? 0;
}

/** Returns the cost of the unbound books and their share of the postage, in minor units. */
export function unboundCost(order: PricedOrder): number {
  const goods = order.lines.reduce((sum, { total, priceBound }) => (priceBound ? sum : sum + total), 0);
  return goods + unboundPostage(order);
}

/**
 * Returns the store credit that pays an amount. The bonus is spent first, but only for unbound books: a bound price
 * must reach the shop in full. Books given in a swap count as full payment and are set against bound books first.
 * `due`: left to pay after a swap. `unbound`: what `unboundCost` returns. Amounts are minor units.
 * @see BGH 23 July 2015, I ZR 83/14; docs/decisions/083
 */
export function spendCredit(available: CreditByKind, due: number, unbound: number): CreditByKind {
  const bonus = Math.max(0, Math.min(available.bonus, due, unbound));
  return { bonus, earned: Math.max(0, Math.min(available.earned, due - bonus)) };
}
