import type { Market } from '../market/market-codes';

/** A legal minimum for the postage of orders that contain new books. Amounts are minor units, with VAT. */
export interface MinimumPostageRule {
  /** First day (`YYYY-MM-DD`) of the rule, and the day from which it no longer applies; null: no end is known. */
  readonly from: string;
  readonly until: string | null;
  /** Minimum postage of an order whose new books are worth less than `cheaperFrom`. */
  readonly minimum: number;
  readonly cheaperFrom: number;
  /** Minimum postage from `cheaperFrom` on. */
  readonly above: number;
}

/**
 * Legal minimums of postage. The French one counts by order, whatever the number of parcels; an order of used books
 * alone is free of it. The court case about it is still open (CJEU C-366/24, back at the Conseil d'État, no. 474398):
 * when the rule falls, set `until`.
 * @see loi 2021-1901, art. 1; arrêté du 4 avril 2023
 */
export const minimumPostageRules: Readonly<Partial<Record<Market, readonly MinimumPostageRule[]>>> = {
  FR: [{ from: '2023-10-07', until: null, minimum: 300, cheaperFrom: 3500, above: 1 }],
};

/** Returns the minimum that applies in a market on a day (`YYYY-MM-DD`), or null. */
export function minimumPostageRule(market: Market, day: string): MinimumPostageRule | null {
  return minimumPostageRules[market]?.find(({ from, until }) => from <= day && (until === null || day < until)) ?? null;
}

/** Returns the minimum of a market without a known end, or null: the texts of pages don't depend on the day. */
export function lastingPostageRule(market: Market): MinimumPostageRule | null {
  return minimumPostageRules[market]?.find(({ until }) => until === null) ?? null;
}

/** Returns the minimum postage of an order by the value of its new books, in minor units; 0 without new books. */
export function minimumPostage(
  rule: MinimumPostageRule | null,
  newBooks: { readonly value: number; readonly count: number },
): number {
  if (rule === null || newBooks.count === 0) return 0;
  return newBooks.value < rule.cheaperFrom ? rule.minimum : rule.above;
}
