import { estimateGrams, packParcels } from '../basket/parcels';
import { inboundPostage } from '../basket/postage';
import { rulesOf } from '../market/market';
import { money, sum, type Money } from '../money';
import type { RunContent } from './run-content';

/** Totals of the accepted copies; `missing`: amount to the market's smallest basket, zero when reached. */
export interface RunTotals {
  readonly books: number;
  /** Copies that are not in the basket yet. */
  readonly left: number;
  readonly amount: Money;
  /** Postage to the shop that it refunds. */
  readonly postage: Money;
  /** Amount and postage: what the person gets. */
  readonly together: Money;
  readonly minimum: Money;
  readonly missing: Money;
}

/** Weight of a copy whose answer does not say it. */
const usualGrams = estimateGrams(null, 'other');

/** Returns how many parcels the accepted copies of a run need, as the sell list counts them. */
function parcelsOf(content: RunContent): number {
  const copies = content.ids('accepted').flatMap((line) => {
    const { answer, offered: quantity } = content.view(line) ?? { answer: null, offered: 0 };
    const edition = answer?.kind === 'answered' ? answer.book : null;
    return quantity === 0 ? [] : [{ line, quantity, grams: edition?.grams ?? usualGrams }];
  });
  return packParcels(copies).length;
}

/** Returns the totals of a run. */
export function runTotals(content: RunContent): RunTotals {
  const { currency, smallestBasket } = rulesOf(content.market);
  const { books, left, minor } = content.sums;
  const amount = money(minor, currency);
  const postage = inboundPostage(content.market, parcelsOf(content));
  return {
    books,
    left,
    amount,
    postage,
    together: sum([amount, postage], currency),
    minimum: money(smallestBasket, currency),
    missing: money(Math.max(0, smallestBasket - minor), currency),
  };
}
