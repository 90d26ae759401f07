import { invoiceShares, sharedOut, type InvoiceLine, type InvoiceShare } from './invoice';
import type { LedgerEntry, LedgerKind } from '../money/ledger';
import { vatContained } from '../../market/vat';

/** What is credited after an invoice; minor units. Lines by number, each whole. */
export interface Correction {
  readonly lines: readonly number[];
  readonly goods: number;
  readonly postage: number;
}

/** A sold line as its correction looks at it: its number and what it cost. */
export interface SoldAmount {
  readonly line: number;
  readonly total: number;
}

/**
 * Bookings that take back what an invoice says. A refund is only how it is paid, and what was never sent was never
 * invoiced.
 */
export const correcting: readonly LedgerKind[] = ['returned', 'postage-back', 'lost'];

/**
 * A running number as it is printed: a series of its own must not be taken for the invoices' (Directive 2006/112/EC,
 * article 226 (2)).
 */
export function creditNoteNumber(running: number): string {
  return `C-${String(running).padStart(6, '0')}`;
}

/**
 * What bookings of one moment take back of an invoice; null: nothing. `before`: what is in the ledger already. A line
 * that came back is whole; a lost parcel had in it what had not come back before, and what it is more is postage.
 */
export function correctionOf(
  sold: readonly SoldAmount[],
  before: readonly LedgerEntry[],
  entries: readonly LedgerEntry[],
): Correction | null {
  const amount = entries.reduce((sum, entry) => (correcting.includes(entry.kind) ? sum + entry.amount : sum), 0);
  if (amount === 0) return null;
  const isBack =
    (among: readonly LedgerEntry[]) =>
    ({ line }: SoldAmount) =>
      among.some(({ kind, ref }) => kind === 'returned' && ref === `line:${line}`);
  const isLost = entries.some(({ kind }) => kind === 'lost');
  const credited = sold.filter(isLost ? (line) => !isBack(before)(line) : isBack(entries));
  const goods = credited.reduce((sum, { total }) => sum + total, 0);
  return { lines: credited.map(({ line }) => line), goods, postage: amount - goods };
}

/**
 * The treatments of a credit note, as those of the invoice it corrects: goods as they were invoiced, postage by the
 * shares it was invoiced in. VAT is what stood before less what stands after, so that invoice less credit notes is the
 * VAT in what is kept, to the cent (Directive 2006/112/EC, article 90). Under the margin scheme it is not shown
 * (article 325).
 */
export function creditShares(
  invoiced: readonly (InvoiceLine & SoldAmount)[],
  postage: number,
  earlier: readonly Correction[],
  note: Correction,
): InvoiceShare[] {
  const shares = invoiceShares(invoiced, postage);
  const weights = shares.map((share) => share.postage);
  const takenBy = (correction: Correction) => {
    const back = sharedOut(correction.postage, weights);
    return shares.map(({ basisPoints }, at) => ({
      goods: invoiced.reduce(
        (sum, line) =>
          line.basisPoints === basisPoints && correction.lines.includes(line.line) ? sum + line.total : sum,
        0,
      ),
      postage: back[at] ?? 0,
    }));
  };
  const before = earlier.map(takenBy);
  const now = takenBy(note);
  return shares.flatMap(({ basisPoints, ...share }, at) => {
    const { goods, postage: part } = now[at] ?? { goods: 0, postage: 0 };
    if (goods === 0 && part === 0) return [];
    const stood = before.reduce(
      (sum, each) => sum - (each[at]?.goods ?? 0) - (each[at]?.postage ?? 0),
      share.goods + share.postage,
    );
    const tax =
      basisPoints === null ? 0 : vatContained(stood, basisPoints) - vatContained(stood - goods - part, basisPoints);
    return [{ basisPoints, goods, postage: part, tax }];
  });
}
