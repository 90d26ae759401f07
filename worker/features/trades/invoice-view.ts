import { isUsed } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market';
import { money } from '../../../domain/money';
import { invoiceNumber, invoiceShares } from '../../../domain/trades/invoice';
import { stillSold } from '../../../domain/trades/ledger';
import type { Papers } from '../../../domain/trades/papers';
import type { OutboundLineRow, TradeRecord } from './trade-rows';

type Invoice = NonNullable<Papers['invoice']>;

/** A row of `invoices`. */
export interface InvoiceRow {
  readonly number: number;
  readonly at: string;
}

/** The invoice of a trade whose parcel was sent: as it was sent, and what came back or was lost since. */
export function invoiceView({ trade, outbound, ledger }: TradeRecord, { number, at }: InvoiceRow): Invoice {
  const of = (minor: number) => money(minor, trade.currency);
  const taxed = (line: OutboundLineRow) => rulesOf(trade.market).vatIncluded && !isUsed(line.grade);
  const vat = (lines: readonly OutboundLineRow[], postage: number): Invoice['vat'] =>
    (rulesOf(trade.market).vatIncluded ? invoiceShares(lines.map((line) => ({ total: line.price * line.quantity, basisPoints: taxed(line) ? line.vat_rate : null })), postage) : [])
      .map((share) => ({ basisPoints: share.basisPoints, goods: of(share.goods), postage: of(share.postage), net: of(share.goods + share.postage - share.tax), tax: of(share.tax) }));
  const entries = ledger.flatMap(({ kind, amount, at: booked }) => (kind === 'returned' || kind === 'postage-back' || kind === 'lost' ? [{ kind, amount: of(amount), at: booked }] : []));
  const isLost = entries.some(({ kind }) => kind === 'lost');
  const kept = isLost ? [] : outbound.filter(({ state }) => state !== 'returned');
  return {
    number: invoiceNumber(number), at,
    rates: outbound.filter(taxed).map(({ line, vat_rate: basisPoints }) => ({ line, basisPoints })),
    vat: vat(outbound, trade.postage),
    corrected: entries.length === 0 ? null : { entries, left: of(stillSold(ledger)), vat: vat(kept, kept.length === 0 ? 0 : trade.postage) },
  };
}
