import { z } from 'zod';
import type { Correction } from '../../../domain/trades/documents/credit-note';
import type { TradeDocuments } from '../../../domain/trades/documents/document-schemas';
import type { Ctx } from '../../platform/context';
import { columnsOf, nullable, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { creditNotes, invoices, sellers } from '../../platform/db/schema/invoices';
import { creditNoteView, invoiceView, type NumberedRow } from './invoice-view';
import { requireOwnOrDesk } from '../core/require-own-or-desk';
import type { TradeRequest } from '../core/require-trade';
import { currentSeller, storedSeller } from './seller-facts';

const linesSchema = z.array(z.int());
/**
 * Returns SQL for the seller of a document. A document older than the stored sellers gets the first stored one. `of` is
 * the document's alias.
 */
const sellerFactsSql = (of: string) =>
  `(SELECT s.facts FROM sellers s WHERE s.id = coalesce(${of}.seller, (SELECT min(f.id) FROM sellers f))) AS facts`;
const documentColumns = { ...columnsOf(invoices, 'number', 'at'), facts: nullable(sellers.facts) };
const invoiceOfTrade = defineRead(
  documentColumns,
  `SELECT i.number, i.at, ${sellerFactsSql('i')} FROM invoices i WHERE i.trade_id = ?1`,
);
const notesOfTrade = defineRead(
  { ...documentColumns, ...columnsOf(creditNotes, 'number', 'at', 'lines', 'goods', 'postage') },
  `SELECT c.number, c.at, c.lines, c.goods, c.postage, ${sellerFactsSql('c')} FROM credit_notes c WHERE c.trade_id = ?1
    ORDER BY c.number`,
);

/**
 * Returns the data of label, slip, invoice and credit notes, for the customer or the desk.
 * @throws `trade-not-found`
 */
export async function readDocuments(ctx: Ctx, request: TradeRequest): Promise<TradeDocuments> {
  const record = await requireOwnOrDesk(ctx, request);
  const [[invoice], notes] = await readBatch(ctx.db, [
    invoiceOfTrade.with(record.trade.id),
    notesOfTrade.with(record.trade.id),
  ]);
  const corrections: Correction[] = notes.map(({ lines, goods, postage }) => ({
    lines: linesSchema.parse(JSON.parse(lines)),
    goods,
    postage,
  }));
  const toNumberedRow = ({ number, at, facts }: RowOf<typeof documentColumns>): NumberedRow => ({
    number,
    at,
    seller: storedSeller(ctx, facts),
  });
  return {
    seller: currentSeller(ctx),
    replyLicence: ctx.settings.replyLicences[record.trade.market] ?? null,
    invoice: invoice === undefined ? null : invoiceView(record, toNumberedRow(invoice)),
    creditNotes: notes.flatMap((note, index) => {
      const correction = corrections[index];
      return correction === undefined
        ? []
        : [creditNoteView(record, toNumberedRow(note), correction, corrections.slice(0, index))];
    }),
  };
}
