import { Problem } from '../../../domain/problems';
import { money } from '../../../domain/money';
import type { Trade, TradeSummary } from '../../../domain/trades/schemas';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { requireAccount } from '../../owner';
import { bookCards } from '../catalogue/reads';
import { requireTrade, type AskedTrade } from './require-trade';
import type { TradeRow } from './trade-rows';
import { tradeView } from './trade-view';

/** A trade for its owner, or for the guest who holds its key; else `trade-not-found`. Two round trips. */
export async function readTrade(ctx: Ctx, asked: AskedTrade): Promise<Trade> {
  const record = await requireTrade(ctx, asked);
  const cards = await bookCards(ctx, [...record.inbound, ...record.outbound].map((line) => line.isbn));
  return tradeView(ctx, record, cards);
}

type SummaryRow = Pick<TradeRow, 'id' | 'number' | 'placed_at' | 'settlement' | 'settlement_state' | 'difference' | 'currency'> & {
  readonly give_books: number;
  readonly take_books: number;
};

const cursorShape = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_([0-9a-z]{26})$/;

/** The account's trades, newest first. Throws `sign-in-required`, `invalid-cursor`. */
export async function readTrades(
  ctx: Ctx,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: TradeSummary[]; nextCursor: string | null }> {
  const account = requireAccount(ctx);
  const after = query.cursor === undefined ? ['9999', ''] : cursorShape.exec(query.cursor)?.slice(1);
  if (after === undefined) throw new Problem('invalid-cursor');
  const found = await rows<SummaryRow>(
    sql(
      ctx.db,
      `SELECT id, number, placed_at, settlement, settlement_state, give_books, take_books, difference, currency FROM trades
       WHERE account = ?1 AND (placed_at, id) < (?2, ?3) ORDER BY placed_at DESC, id DESC LIMIT ?4`,
      account.id, ...after, query.limit + 1,
    ),
  );
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      id: row.id,
      number: row.number,
      placedAt: row.placed_at,
      settlement: row.settlement,
      settlementState: row.settlement_state,
      give: row.give_books,
      take: row.take_books,
      difference: money(row.difference, row.currency),
    })),
    nextCursor: found.length > query.limit && last !== undefined ? `${last.placed_at}_${last.id}` : null,
  };
}
