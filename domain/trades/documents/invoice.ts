import { vatContained } from '../../market/vat';

/** Line of an invoice; amounts in minor units. */
export interface InvoiceLine {
  readonly total: number;
  /** VAT rate of the total in basis points; null: margin scheme. */
  readonly basisPoints: number | null;
}

/** Goods of one VAT rate and their share of the postage; `tax` is contained in both together. */
export interface InvoiceShare {
  readonly basisPoints: number | null;
  readonly goods: number;
  readonly postage: number;
  /** 0 under the margin scheme, where VAT is not shown. @see Directive 2006/112/EC, article 325 */
  readonly tax: number;
}

/** Returns the printed number of an invoice: at least six digits. */
export function invoiceNumber(running: number): string {
  return String(running).padStart(6, '0');
}

/**
 * Returns the shares of an invoice by VAT rate, the highest first, the margin scheme last. Postage is part of the
 * goods' price and is split by their value, the largest remainders first. VAT is computed once per rate.
 * @see Directive 2006/112/EC, article 78 (b)
 */
export function invoiceShares(lines: readonly InvoiceLine[], postage: number): InvoiceShare[] {
  const sums = new Map<number | null, number>();
  for (const { basisPoints, total } of lines) sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + total);
  const goods = [...sums].toSorted(([a], [b]) => (b ?? -1) - (a ?? -1));
  const shares = splitByWeights(
    postage,
    goods.map(([, sum]) => sum),
  );
  return goods.map(([basisPoints, sum], index) => {
    const part = shares[index] ?? 0;
    return {
      basisPoints,
      goods: sum,
      postage: part,
      tax: basisPoints === null ? 0 : vatContained(sum + part, basisPoints),
    };
  });
}

/** Splits an amount by weights into whole units that add up to it; equally when all weights are 0. */
export function splitByWeights(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total === 0 ? amount / weights.length : (amount * weight) / total));
  const remainder = amount - exact.reduce((sum, part) => sum + Math.floor(part), 0);
  const first = exact
    .map((part, index) => ({ index, fraction: part - Math.floor(part) }))
    .toSorted((a, b) => b.fraction - a.fraction || a.index - b.index)
    .slice(0, remainder)
    .map(({ index }) => index);
  return exact.map((part, index) => Math.floor(part) + (first.includes(index) ? 1 : 0));
}
