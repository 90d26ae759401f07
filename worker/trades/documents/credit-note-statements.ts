import { correctionOf } from '../../../domain/trades/documents/credit-note';
import type { LedgerEntry } from '../../../domain/trades/money/ledger';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { sellerStatement } from './seller-facts';
import { lastEntryNumber } from '../core/sequence-numbers';
import type { TradeRecord } from '../core/trade-rows';

/**
 * Returns the statements that write a credit note for what `entries` take off the invoice; none where they take off
 * nothing. They must follow the bookings of the same batch; `entries` are all its bookings. They abort the batch for a
 * trade without an invoice (`credit_notes.invoice` is null). A rolled-back batch frees its number, so numbers have no
 * gaps.
 */
export function creditNoteStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'settings'>,
  { trade, outbound, ledger }: Pick<TradeRecord, 'trade' | 'outbound' | 'ledger'>,
  entries: readonly LedgerEntry[],
): D1PreparedStatement[] {
  const correction = correctionOf(
    outbound.map(({ line, price, quantity }) => ({ line, total: price * quantity })),
    ledger,
    entries,
  );
  if (correction === null) return [];
  return [
    sellerStatement(ctx),
    sql(
      ctx.db,
      `INSERT INTO credit_notes (number, trade_id, invoice, entry, lines, goods, postage, seller, at)
       SELECT coalesce((SELECT max(c.number) FROM credit_notes c), 0) + 1, ?1, (SELECT i.number FROM invoices i
       WHERE i.trade_id = ?1), ?2, ?3, ?4, ?5,
         (SELECT max(s.id) FROM sellers s), ?6`,
      trade.id,
      lastEntryNumber(ledger) + 1,
      JSON.stringify(correction.lines),
      correction.goods,
      correction.postage,
      ctx.now.toISOString(),
    ),
  ];
}
