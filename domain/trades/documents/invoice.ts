import { vatContained } from '../../market/vat';

/** What an invoice says of a line; minor units. */
export interface InvoiceLine {
  readonly total: number;
  /** Rate in basis points that the total contains; null: sold under the margin scheme. */
  readonly basisPoints: number | null;
}

/** Goods of one treatment with their share of the postage. `tax` is contained in both together. */
export interface InvoiceShare {
  readonly basisPoints: number | null;
  readonly goods: number;
  readonly postage: number;
  /** 0 under the margin scheme: it is in the price and is not shown (Directive 2006/112/EC, article 325). */
  readonly tax: number;
}

/** A running number as it is printed: six digits, or more once they are used up. */
export function invoiceNumber(running: number): string {
  return String(running).padStart(6, '0');
}

/**
 * The treatments of an invoice, each once, highest rate first, the margin scheme last. Postage is no sale of its own
 * but goes with the goods it carries (article 78 (b)): it is shared out by their value, to the cent, the largest
 * remainders first. VAT is counted once for each rate, so that it is rounded once.
 */
export function invoiceShares(lines: readonly InvoiceLine[], postage: number): InvoiceShare[] {
  const sums = new Map<number | null, number>();
  for (const { basisPoints, total } of lines) sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + total);
  const goods = [...sums].toSorted(([a], [b]) => (b ?? -1) - (a ?? -1));
  const shares = sharedOut(
    postage,
    goods.map(([, sum]) => sum),
  );
  return goods.map(([basisPoints, sum], at) => {
    const part = shares[at] ?? 0;
    return {
      basisPoints,
      goods: sum,
      postage: part,
      tax: basisPoints === null ? 0 : vatContained(sum + part, basisPoints),
    };
  });
}

/** An amount by weights, whole units that add up to it; equally where nothing weighs anything. */
export function sharedOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (all === 0 ? amount / weights.length : (amount * weight) / all));
  const left = amount - exact.reduce((sum, part) => sum + Math.floor(part), 0);
  const first = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
    .map(({ at }) => at);
  return exact.map((part, at) => Math.floor(part) + (first.includes(at) ? 1 : 0));
}
