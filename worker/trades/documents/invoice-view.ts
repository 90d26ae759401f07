import { rulesOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { creditNoteNumber, creditShares, type Correction } from '../../../domain/trades/documents/credit-note';
import { invoiceNumber, invoiceShares, type InvoiceShare } from '../../../domain/trades/documents/invoice';
import type { NumberedDocument, SellerFacts } from '../../../domain/trades/documents/document-schemas';
import { statedRate } from '../../../domain/trades/documents/stated-rate';
import type { OutboundLineRow, TradeRecord } from '../core/trade-rows';

/** A row of `invoices` or `credit_notes` with the seller as of its date. */
export interface NumberedRow {
  readonly number: number;
  readonly at: string;
  readonly seller: SellerFacts;
}

type Sale = Pick<TradeRecord, 'trade' | 'outbound'>;

/** Returns the invoice of a dispatched trade. Later returns and losses don't change it. */
export function invoiceView(sale: Sale, { number, at, seller }: NumberedRow): NumberedDocument {
  const { trade, outbound } = sale;
  return {
    number: invoiceNumber(number),
    at,
    seller,
    lines: linesOf(sale, outbound),
    ...sumsOf(sale, trade.take_total, trade.postage),
    vat: vatOf(sale, () => invoiceShares(taxedLines(sale), trade.postage)),
  };
}

/** Returns a credit note of that invoice. `earlier`: the corrections before it. */
export function creditNoteView(
  sale: Sale,
  { number, at, seller }: NumberedRow,
  note: Correction,
  earlier: readonly Correction[],
): NumberedDocument {
  return {
    number: creditNoteNumber(number),
    at,
    seller,
    lines: linesOf(
      sale,
      sale.outbound.filter(({ line }) => note.lines.includes(line)),
    ),
    ...sumsOf(sale, note.goods, note.postage),
    vat: vatOf(sale, () => creditShares(taxedLines(sale), sale.trade.postage, earlier, note)),
  };
}

function sumsOf({ trade }: Sale, goods: number, postage: number): Pick<NumberedDocument, 'postage' | 'total'> {
  return { postage: money(postage, trade.currency), total: money(goods + postage, trade.currency) };
}

function rateOf({ trade }: Sale, { grade, vat_rate: stored }: OutboundLineRow): number | null {
  return statedRate(trade.market, grade, stored);
}

function taxedLines(
  sale: Sale,
): { readonly line: number; readonly total: number; readonly basisPoints: number | null }[] {
  return sale.outbound.map((line) => ({
    line: line.line,
    total: line.price * line.quantity,
    basisPoints: rateOf(sale, line),
  }));
}

/** Returns the lines with the titles at the time of the sale, which the catalogue may have changed since. */
function linesOf(sale: Sale, lines: readonly OutboundLineRow[]): NumberedDocument['lines'] {
  const toMoney = (minor: number) => money(minor, sale.trade.currency);
  return lines.map((line) => ({
    line: line.line,
    isbn: line.isbn,
    title: line.title,
    grade: line.grade,
    quantity: line.quantity,
    price: toMoney(line.price),
    total: toMoney(line.price * line.quantity),
    basisPoints: rateOf(sale, line),
  }));
}

/** Returns the VAT by rate; empty where prices contain no VAT. */
function vatOf({ trade }: Sale, shares: () => readonly InvoiceShare[]): NumberedDocument['vat'] {
  if (!rulesOf(trade.market).vatIncluded) return [];
  const toMoney = (minor: number) => money(minor, trade.currency);
  return shares().map(({ basisPoints, goods, postage, tax }) => ({
    basisPoints,
    goods: toMoney(goods),
    postage: toMoney(postage),
    net: toMoney(goods + postage - tax),
    tax: toMoney(tax),
  }));
}
