import type { Grade } from '../../grade';
import type { Market } from '../../market/market';
import type { Currency } from '../../money';
import { creditNoteNumber, creditShares, type Correction } from '../../trades/documents/credit-note';
import { invoiceNumber, invoiceShares } from '../../trades/documents/invoice';
import { statedRate, taxSchemeOf, type TaxScheme } from '../../trades/documents/stated-rate';

/** A line of a sale; `price` of one copy in minor units. */
export interface SoldLine {
  readonly line: number;
  readonly isbn: string;
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly price: number;
  /** VAT rate stored with the line, in basis points. */
  readonly storedRate: number;
  /** Cost of one copy for the shop, in EUR cents; null: unknown. */
  readonly cost: number | null;
  /** Last day on which the shop bought such a copy before this sale, and the numbers of its latest purchases. */
  readonly boughtOn: string | null;
  readonly boughtWith: string;
}

/** A credit note with its running number. */
export interface NumberedCorrection extends Correction {
  readonly number: number;
  readonly at: string;
}

/** A sale with its invoice and all its credit notes in the order of their numbers. Amounts in minor units. */
export interface InvoicedSale {
  readonly order: string;
  readonly buyer: string;
  readonly address: string;
  readonly market: Market;
  readonly currency: Currency;
  /** Millionths of the currency per euro, as agreed at checkout. */
  readonly rateMicro: number;
  readonly postage: number;
  readonly invoice: { readonly number: number; readonly at: string };
  readonly lines: readonly SoldLine[];
  readonly notes: readonly NumberedCorrection[];
}

/** Goods of a document that are taxed in one way, with their share of the postage. Negative in credit notes. */
export interface DocumentShare {
  readonly scheme: TaxScheme;
  /** Stated VAT rate in basis points; null where no VAT is stated. */
  readonly rate: number | null;
  readonly goods: number;
  readonly postage: number;
  readonly tax: number;
  readonly lines: readonly SoldLine[];
}

/** An invoice or a credit note of a sale. */
export interface SaleDocument {
  readonly sale: InvoicedSale;
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  readonly at: string;
  readonly shares: readonly DocumentShare[];
}

/** Returns the stated VAT rate of a line of a sale, in basis points. */
const rateOf = ({ market }: InvoicedSale, { grade, storedRate }: SoldLine) => statedRate(market, grade, storedRate);

/** Returns the invoice of a sale and its credit notes, in the shares that were printed. */
export function documentsOf(sale: InvoicedSale): SaleDocument[] {
  const taxed = sale.lines.map((line) => ({
    line: line.line,
    total: line.price * line.quantity,
    basisPoints: rateOf(sale, line),
  }));
  const linesAt = (basisPoints: number | null, numbers: readonly number[]) =>
    sale.lines.filter((line) => numbers.includes(line.line) && rateOf(sale, line) === basisPoints);
  const all = sale.lines.map(({ line }) => line);
  const share = (
    { basisPoints, goods, postage, tax }: ReturnType<typeof invoiceShares>[number],
    sign: 1 | -1,
    numbers: readonly number[],
  ): DocumentShare => ({
    scheme: taxSchemeOf(sale.market, basisPoints),
    rate: basisPoints,
    goods: withSign(goods, sign),
    postage: withSign(postage, sign),
    tax: withSign(tax, sign),
    lines: linesAt(basisPoints, numbers),
  });
  return [
    {
      sale,
      kind: 'invoice',
      number: invoiceNumber(sale.invoice.number),
      at: sale.invoice.at,
      shares: invoiceShares(taxed, sale.postage).map((invoiceShare) => share(invoiceShare, 1, all)),
    },
    ...sale.notes.map((note, index): SaleDocument => ({
      sale,
      kind: 'credit-note',
      number: creditNoteNumber(note.number),
      at: note.at,
      shares: creditShares(taxed, sale.postage, sale.notes.slice(0, index), note).map((one) =>
        share(one, -1, note.lines),
      ),
    })),
  ];
}

/** Returns an amount with a sign, without a negative zero. */
const withSign = (amount: number, sign: 1 | -1) => (amount === 0 ? 0 : sign * amount);

/** Returns whether an instant lies in a period. */
export function isWithin(
  { at }: { readonly at: string },
  period: { readonly from: string; readonly before: string },
): boolean {
  return at >= period.from && at < period.before;
}
