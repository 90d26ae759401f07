import type { Papers } from '../../../domain/trades/papers';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { invoiceView, type InvoiceRow } from './invoice-view';
import { requireTrade, type AskedTrade } from './require-trade';

/** What label, slip and invoice of a trade need beyond it, for whoever may see it; else `trade-not-found`. */
export async function readPapers(ctx: Ctx, asked: AskedTrade): Promise<Papers> {
  const record = await requireTrade(ctx, asked);
  const { legalName, tradingName, street: line1, postcode, city, country, registration, vatNumber, email, phone } = ctx.settings.shop;
  const invoice = await sql(ctx.db, 'SELECT number, at FROM invoices WHERE trade_id = ?1', record.trade.id).first<InvoiceRow>();
  return {
    seller: { legalName, tradingName, line1, postcode, city, country, registration, vatNumber, email, phone },
    replyLicence: ctx.settings.replyLicences[record.trade.market] ?? null,
    invoice: invoice === null ? null : invoiceView(record, invoice),
  };
}
