import type { PickList } from '../../domain/desk/outbound-schemas';
import { shelfOf } from '../../domain/desk/shelf';
import type { InboundLegState, OutboundLegState, SettlementState } from '../../domain/trades/lifecycle/states';
import { stockKey } from '../../domain/grade';
import type { Ctx } from '../platform/context';
import { code } from '../platform/db/codes';
import { nullable, number, text } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { shelves } from '../platform/db/schema/trade-life';
import { outboundLines, trades } from '../platform/db/schema/trades';
import { requireRole } from '../platform/require-role';
import { bookCards } from '../catalogue/cards/book-cards';
import { isPaidSql } from '../trades/core/owed-sql';

/** Number of orders on one list: about as many as a trolley holds. */
const maxOrders = 30;

const packableSql = `t.outbound_state = ${code<OutboundLegState>('reserved')} AND ${isPaidSql('t')}`;
// As `packableSince` of the domain: a payout or a refund, which also ends balanced, does not count.
const packableSinceSql = `coalesce(
  (SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id AND e.part = 'settlement'
  AND e.from_state IN (${code<SettlementState>('awaiting-payment')}, ${code<SettlementState>('lapsed')})
  AND e.to_state = ${code<SettlementState>('balanced')}),
  (SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id AND e.part = 'inbound'
  AND e.to_state = ${code<InboundLegState>('settled')}),
  t.placed_at)`;
const oldestOrdersSql = `SELECT t.id, t.number, t.market, ${packableSinceSql} AS since FROM trades t
  WHERE ${packableSql} ORDER BY since, t.id LIMIT ${maxOrders}`;

const orderRows = defineRead(
  { id: trades.id, number: trades.number, market: trades.market, since: text() },
  oldestOrdersSql,
);
const copyRows = defineRead(
  {
    trade_id: outboundLines.tradeId,
    line: outboundLines.line,
    isbn: outboundLines.isbn,
    title: outboundLines.title,
    grade: outboundLines.grade,
    quantity: outboundLines.quantity,
    shelf: nullable(shelves.shelf),
  },
  `SELECT o.trade_id, o.line, o.isbn, o.title, o.grade, o.quantity, s.shelf FROM (${oldestOrdersSql}) t
    CROSS JOIN outbound_lines o ON o.trade_id = t.id
   LEFT JOIN shelves s ON s.isbn = o.isbn AND s.grade = o.grade ORDER BY o.trade_id, o.line`,
);
const waitingCount = defineRead({ waiting: number }, `SELECT count(*) AS waiting FROM trades t WHERE ${packableSql}`);

/**
 * Returns the copies to pick for the oldest orders that may be packed, in shelf order. For staff only.
 */
export async function readPickList(ctx: Ctx): Promise<PickList> {
  requireRole(ctx, 'staff');
  const [orders, copies, waiting] = await readBatch(ctx.db, [orderRows.with(), copyRows.with(), waitingCount.with()]);
  const cards = await bookCards(
    ctx,
    copies.map(({ isbn }) => isbn),
  );
  const numbers = new Map(orders.map((order) => [order.id, order.number]));
  const items = new Map<string, PickList['items'][number]>();
  for (const copy of copies) {
    const key = stockKey(copy);
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
    orders: orders.map((order) => ({
      trade: order.id,
      number: order.number,
      market: order.market,
      books: books(order.id),
      since: order.since,
    })),
    waiting: waiting[0]?.waiting ?? 0,
  };
}
