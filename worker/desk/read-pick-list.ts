import type { BookCard } from '../../domain/catalogue/schemas';
import type { PickList } from '../../domain/desk/outbound-schemas';
import { shelfOf } from '../../domain/desk/shelf';
import type { InboundLegState, OutboundLegState, SettlementState } from '../../domain/trades/lifecycle/states';
import { stockKey } from '../../domain/grade';
import type { Ctx } from '../platform/context';
import { code } from '../platform/db/codes';
import { nullable, number, text, type RowOf } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { shelves } from '../platform/db/schema/trade-life';
import { outboundLines, trades } from '../platform/db/schema/trades';
import { requireRole } from '../platform/require-role';
import { bookCards } from '../catalogue/cards/book-cards';
import { isPaidSql } from '../trades/core/owed-sql';

/** Most orders on one list: about as many as a trolley holds. */
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
const copyColumns = {
  trade_id: outboundLines.tradeId,
  line: outboundLines.line,
  isbn: outboundLines.isbn,
  title: outboundLines.title,
  grade: outboundLines.grade,
  quantity: outboundLines.quantity,
  shelf: nullable(shelves.shelf),
};
type CopyRow = RowOf<typeof copyColumns>;
const copyRows = defineRead(
  copyColumns,
  `SELECT o.trade_id, o.line, o.isbn, o.title, o.grade, o.quantity, s.shelf FROM (${oldestOrdersSql}) t
    CROSS JOIN outbound_lines o ON o.trade_id = t.id
   LEFT JOIN shelves s ON s.isbn = o.isbn AND s.grade = o.grade ORDER BY o.trade_id, o.line`,
);
const waitingCount = defineRead({ waiting: number }, `SELECT count(*) AS waiting FROM trades t WHERE ${packableSql}`);

/** Returns the copies by book and grade, in shelf order. `numbers`: numbers of the orders by trade. */
function itemsOf(
  copies: readonly CopyRow[],
  cards: ReadonlyMap<string, BookCard>,
  numbers: ReadonlyMap<string, string>,
): PickList['items'] {
  const items = [...Map.groupBy(copies, stockKey).values()].flatMap((same) => {
    const [first] = same;
    const book = first === undefined ? undefined : cards.get(first.isbn);
    // Editions are never deleted from the catalogue.
    if (first === undefined || book === undefined) return [];
    return {
      shelf: shelfOf(book, first.shelf),
      book,
      grade: first.grade,
      quantity: countCopies(same),
      orders: same.map(({ trade_id: trade, line, quantity }) => ({
        trade,
        number: numbers.get(trade) ?? '',
        line,
        quantity,
      })),
    };
  });
  return items.toSorted(
    (a, b) => a.shelf.localeCompare(b.shelf, 'en') || a.book.title.localeCompare(b.book.title, 'en'),
  );
}

const countCopies = (rows: readonly CopyRow[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Returns the copies to pick for the oldest orders that may be packed, in shelf order. For staff only.
 */
export async function readPickList(ctx: Ctx): Promise<PickList> {
  requireRole(ctx, 'staff');
  const [orders, copies, [counted]] = await readBatch(ctx.db, [orderRows.with(), copyRows.with(), waitingCount.with()]);
  const cards = await bookCards(
    ctx,
    copies.map(({ isbn }) => isbn),
  );
  const copiesOfOrder = Map.groupBy(copies, (copy) => copy.trade_id);
  return {
    items: itemsOf(copies, cards, new Map(orders.map((order) => [order.id, order.number]))),
    orders: orders.map(({ id, ...order }) => ({
      trade: id,
      ...order,
      books: countCopies(copiesOfOrder.get(id) ?? []),
    })),
    waiting: counted?.waiting ?? 0,
  };
}
