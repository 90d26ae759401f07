import { z } from 'zod';
import { localDay } from '../../../domain/deadline';
import type { InvoicedSale, NumberedCorrection, SoldLine } from '../../../domain/desk/reports/sale-documents';
import { soldKinds, saleKinds, type LedgerKind } from '../../../domain/trades/money/ledger';
import { correctionKinds } from '../../../domain/trades/documents/credit-note';
import { codes } from '../../platform/db/codes';
import { columnsOf, nullable, number, text, type RowOf } from '../../platform/db/columns';
import { defineRead, defineReads } from '../../platform/db/read';
import { creditNotes, invoices } from '../../platform/db/schema/invoices';
import { stockMovements } from '../../platform/db/schema/pricing';
import { outboundLines, trades } from '../../platform/db/schema/trades';
import { addressLine } from './address-line';

/** Trades with an invoice or a credit note from `?1` until before `?2`. */
const documentedSql = `SELECT i.trade_id FROM invoices i WHERE i.at >= ?1 AND i.at < ?2
   UNION SELECT c.trade_id FROM credit_notes c WHERE c.at >= ?1 AND c.at < ?2`;

const saleColumns = {
  ...columnsOf(trades, 'id', 'number', 'name', 'address', 'market', 'currency', 'rate_micro', 'postage'),
  invoice: invoices.number,
  invoiced_at: invoices.at,
};
/** Reads the sales with documents in a period. */
export const salesOfPeriod = defineRead(
  saleColumns,
  `SELECT t.id, t.number, t.name, t.address, t.market, t.currency, t.rate_micro, t.postage, i.number AS invoice,
    i.at AS invoiced_at
   FROM (${documentedSql}) d JOIN invoices i ON i.trade_id = d.trade_id JOIN trades t ON t.id = d.trade_id
   ORDER BY i.number`,
);

const noteColumns = columnsOf(creditNotes, 'trade_id', 'number', 'at', 'lines', 'goods', 'postage');
/** Reads all credit notes of the sales with documents in a period. */
export const notesOfPeriod = defineRead(
  noteColumns,
  `SELECT c.trade_id, c.number, c.at, c.lines, c.goods, c.postage FROM (${documentedSql}) d
   JOIN credit_notes c ON c.trade_id = d.trade_id ORDER BY c.number`,
);

const lineColumns = {
  ...columnsOf(outboundLines, 'trade_id', 'line', 'isbn', 'title', 'grade', 'quantity', 'price', 'vat_rate'),
  cost: nullable(stockMovements.unitCost),
  bought_at: nullable(text()),
  bought_with: nullable(text()),
};

/** Most purchases of a kind of copy that the margin book names: the latest ones. */
const maxNamedPurchases = 5;
/** Movements that brought copies of line `o` before invoice `i`. */
const receivedBeforeSql = `FROM stock_movements mv LEFT JOIN trades b ON b.id = mv.trade_id
     WHERE mv.isbn = o.isbn AND mv.grade = o.grade AND mv.reason IN ('opening', 'purchase', 'trade-in')
       AND mv.at < i.at`;
/** SQL of the columns that say what the copies of line `o` cost, and when and with which orders they were bought. */
const purchaseColumnsSql = {
  /** Empty: only the margin book shows the purchases, and they cost many reads. */
  'without-purchases': 'NULL AS cost, NULL AS bought_at, NULL AS bought_with',
  'with-purchases': `(SELECT sm.unit_cost FROM stock_movements sm WHERE sm.trade_id = o.trade_id AND sm.reason = 'sale'
      AND sm.isbn = o.isbn AND sm.grade = o.grade) AS cost,
    (SELECT max(mv.at) ${receivedBeforeSql}) AS bought_at,
    (SELECT group_concat(l.number, ' ') FROM (SELECT b.number ${receivedBeforeSql} AND b.number IS NOT NULL
      GROUP BY b.number ORDER BY max(mv.at) DESC LIMIT ${maxNamedPurchases}) l) AS bought_with`,
} as const;
/** Reads the lines of the sales with documents in a period, at most `?3`. */
export const linesOfPeriod = defineReads(
  lineColumns,
  (columns: keyof typeof purchaseColumnsSql) =>
    `SELECT o.trade_id, o.line, o.isbn, o.title, o.grade, o.quantity, o.price, o.vat_rate,
       ${purchaseColumnsSql[columns]}
     FROM (${documentedSql}) d JOIN invoices i ON i.trade_id = d.trade_id
     JOIN outbound_lines o ON o.trade_id = d.trade_id ORDER BY o.trade_id, o.line LIMIT ?3`,
  ['without-purchases', 'with-purchases'],
);

/**
 * Reads by the ledger alone what was sold with the invoices of a period, less what was corrected in it, by currency.
 * Independent of credit notes and lines.
 */
export const soldByLedger = defineRead(
  { currency: trades.currency, amount: number },
  `SELECT t.currency, -sum(l.amount) AS amount FROM trade_ledger l JOIN trades t ON t.id = l.trade_id
   LEFT JOIN invoices i ON i.trade_id = l.trade_id
   WHERE l.kind IN ${codes<LedgerKind>(soldKinds)} AND CASE
     WHEN l.kind IN ${codes<LedgerKind>(saleKinds)} THEN i.at >= ?1 AND i.at < ?2
     WHEN l.kind IN ${codes<LedgerKind>(correctionKinds)} THEN l.at >= ?1 AND l.at < ?2 END
   GROUP BY t.currency`,
);

const linesSchema = z.array(z.int());

function soldLine(row: RowOf<typeof lineColumns>, timeZone: string): SoldLine {
  return {
    line: row.line,
    isbn: row.isbn,
    title: row.title,
    grade: row.grade,
    quantity: row.quantity,
    price: row.price,
    storedRate: row.vat_rate,
    cost: row.cost,
    boughtOn: row.bought_at === null ? null : localDay(row.bought_at, timeZone),
    boughtWith: row.bought_with ?? '',
  };
}

const correctionOf = (row: RowOf<typeof noteColumns>): NumberedCorrection => ({
  number: row.number,
  at: row.at,
  lines: linesSchema.parse(JSON.parse(row.lines)),
  goods: row.goods,
  postage: row.postage,
});

/** Returns the sales of the rows of `salesOfPeriod`, `linesOfPeriod` and `notesOfPeriod`. */
export function invoicedSales(
  sales: readonly RowOf<typeof saleColumns>[],
  lines: readonly RowOf<typeof lineColumns>[],
  notes: readonly RowOf<typeof noteColumns>[],
  timeZone: string,
): InvoicedSale[] {
  const linesOf = Map.groupBy(lines, (line) => line.trade_id);
  const notesOf = Map.groupBy(notes, (note) => note.trade_id);
  return sales.map((row) => ({
    order: row.number,
    buyer: row.name,
    address: addressLine(row.address),
    market: row.market,
    currency: row.currency,
    rateMicro: row.rate_micro,
    postage: row.postage,
    invoice: { number: row.invoice, at: row.invoiced_at },
    lines: (linesOf.get(row.id) ?? []).map((line) => soldLine(line, timeZone)),
    notes: (notesOf.get(row.id) ?? []).map(correctionOf),
  }));
}
