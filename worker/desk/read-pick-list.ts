import type { Grade } from '../../domain/grade';
import type { PickList } from '../../domain/desk/outbound-schemas';
import { shelfOf } from '../../domain/desk/shelf';
import type { Ctx } from '../platform/context';
import { rowsAt, sql } from '../platform/db/client';
import { requireRole } from '../platform/require-role';
import { bookCards } from '../catalogue/cards/book-cards';
import { booksHeldSql } from '../trades/core/dispute-rows';

/** Number of orders on one list: about as many as a trolley holds. */
const listSize = 30;

/**
 * The guard `paid` as a condition on `trades t`: an order is packed only when all of it is paid, in a swap by settled
 * books.
 */
const packable = `t.outbound_state = 'reserved'
  AND NOT ${booksHeldSql('t')} AND coalesce((SELECT sum(l.amount) FROM trade_ledger l WHERE l.trade_id = t.id
  AND l.side = 'purchase'), 0) >= 0
  AND (t.settlement_state NOT IN ('agreed', 'awaiting-payment', 'lapsed')
  OR (t.settlement = 'swap' AND t.inbound_state = 'settled'))`;
const since = `coalesce((SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id AND e.part = 'settlement'
  AND e.to_state = 'balanced'),
  (SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id AND e.part = 'inbound' AND e.to_state = 'settled'),
  t.placed_at)`;

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly market: string;
  readonly since: string;
}
interface CopyRow {
  readonly trade_id: string;
  readonly line: number;
  readonly isbn: string;
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly shelf: string | null;
}

/**
 * Returns the copies to pick for the oldest orders that may be packed, in shelf order. For staff only.
 */
export async function readPickList(ctx: Ctx): Promise<PickList> {
  requireRole(ctx, 'staff');
  const oldest = `SELECT t.id, t.number, t.market, ${since} AS since FROM trades t WHERE ${packable}
    ORDER BY since, t.id LIMIT ${listSize}`;
  const results = await ctx.db.batch([
    sql(ctx.db, oldest),
    sql(
      ctx.db,
      `SELECT o.trade_id, o.line, o.isbn, o.title, o.grade, o.quantity, s.shelf FROM (${oldest}) t
        CROSS JOIN outbound_lines o ON o.trade_id = t.id
       LEFT JOIN shelves s ON s.isbn = o.isbn AND s.grade = o.grade ORDER BY o.trade_id, o.line`,
    ),
    sql(ctx.db, `SELECT count(*) AS n FROM trades t WHERE ${packable}`),
  ]);
  const orders = rowsAt<OrderRow>(results, 0);
  const copies = rowsAt<CopyRow>(results, 1);
  const cards = await bookCards(
    ctx,
    copies.map(({ isbn }) => isbn),
  );
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const items = new Map<string, PickList['items'][number]>();
  for (const copy of copies) {
    const key = `${copy.isbn} ${copy.grade}`;
    const book = cards.get(copy.isbn);
    // Editions are never deleted from the catalogue.
    if (book === undefined) continue;
    const item = items.get(key) ?? {
      shelf: shelfOf(book, copy.shelf),
      book,
      grade: copy.grade,
      quantity: 0,
      orders: [],
    };
    items.set(key, {
      ...item,
      quantity: item.quantity + copy.quantity,
      orders: [
        ...item.orders,
        { trade: copy.trade_id, number: numbers.get(copy.trade_id) ?? '', line: copy.line, quantity: copy.quantity },
      ],
    });
  }
  const books = (trade: string) =>
    copies.reduce((sum, copy) => (copy.trade_id === trade ? sum + copy.quantity : sum), 0);
  return {
    items: [...items.values()].toSorted(
      (a, b) => a.shelf.localeCompare(b.shelf, 'en') || a.book.title.localeCompare(b.book.title, 'en'),
    ),
    orders: orders.map(({ id, number, market, since: at }) => ({
      trade: id,
      number,
      market,
      books: books(id),
      since: at,
    })),
    waiting: rowsAt<{ n: number }>(results, 2)[0]?.n ?? 0,
  };
}
