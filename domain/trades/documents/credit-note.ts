import { invoiceShares, splitByWeights, type InvoiceLine, type InvoiceShare } from './invoice';
import type { LedgerEntry, LedgerKind } from '../money/ledger';
import { vatContained } from '../../market/vat';

/** Amounts credited after an invoice, in minor units, and the numbers of the credited lines. */
export interface Correction {
  readonly lines: readonly number[];
  readonly goods: number;
  readonly postage: number;
}

/** A sold line with its number and total, in minor units. */
export interface SoldAmount {
  readonly line: number;
  readonly total: number;
}

/** Kinds of bookings that correct an invoice. A refund only pays, and an undone sale was never invoiced. */
export const correctionKinds: readonly LedgerKind[] = ['returned', 'postage-back', 'lost'];

/**
 * Returns the printed number of a credit note. Its series must differ from the invoices'.
 * @see Directive 2006/112/EC, article 226 (2)
 */
export function creditNoteNumber(running: number): string {
  return `C-${String(running).padStart(6, '0')}`;
}

/**
 * Returns the correction of an invoice by the bookings of one moment, or null. `before`: earlier bookings of the
 * ledger. A line is credited whole. A lost parcel contained all lines that were not returned; its other amount is
 * postage.
 */
export function correctionOf(
  sold: readonly SoldAmount[],
  before: readonly LedgerEntry[],
  entries: readonly LedgerEntry[],
): Correction | null {
  const amount = entries.reduce((sum, entry) => (correctionKinds.includes(entry.kind) ? sum + entry.amount : sum), 0);
  if (amount === 0) return null;
  const isLost = entries.some(({ kind }) => kind === 'lost');
  const credited = sold.filter(({ line }) => (isLost ? !isReturned(line, before) : isReturned(line, entries)));
  const goods = credited.reduce((sum, { total }) => sum + total, 0);
  return { lines: credited.map(({ line }) => line), goods, postage: amount - goods };
}

function isReturned(line: number, entries: readonly LedgerEntry[]): boolean {
  return entries.some(({ kind, ref }) => kind === 'returned' && ref === `line:${line}`);
}

/**
 * Returns the shares of a credit note, by the VAT rates of its invoice. VAT is the amount before minus the amount after
 * the correction, so that invoice minus credit notes is the exact VAT of what is kept.
 * @see Directive 2006/112/EC, articles 90 and 325 (no VAT is shown under the margin scheme)
 */
export function creditShares(
  invoiced: readonly (InvoiceLine & SoldAmount)[],
  postage: number,
  earlier: readonly Correction[],
  note: Correction,
): InvoiceShare[] {
  const shares = invoiceShares(invoiced, postage);
  const weights = shares.map((share) => share.postage);
  const creditedBy = (correction: Correction) => {
    const postageParts = splitByWeights(correction.postage, weights);
    const credited = invoiced.filter(({ line }) => correction.lines.includes(line));
    return shares.map(({ basisPoints }, index) => ({
      goods: credited.filter((line) => line.basisPoints === basisPoints).reduce((sum, { total }) => sum + total, 0),
      postage: postageParts[index] ?? 0,
    }));
  };
  const before = earlier.map(creditedBy);
  const now = creditedBy(note);
  return shares.flatMap(({ basisPoints, ...share }, index) => {
    const { goods, postage: part } = now[index] ?? { goods: 0, postage: 0 };
    if (goods === 0 && part === 0) return [];
    const remaining = before.reduce(
      (sum, each) => sum - (each[index]?.goods ?? 0) - (each[index]?.postage ?? 0),
      share.goods + share.postage,
    );
    const tax =
      basisPoints === null
        ? 0
        : vatContained(remaining, basisPoints) - vatContained(remaining - goods - part, basisPoints);
    return [{ basisPoints, goods, postage: part, tax }];
  });
}
