import { and, eq } from 'drizzle-orm';
import type { DeskStock, StockChange } from '../../domain/desk/stock-schemas';
import type { Grade } from '../../domain/grade';
import { parseIsbn } from '../../domain/isbn';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { orm, sql, statementOf } from '../platform/db/client';
import { nullable, number, type RowOf } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { stock } from '../platform/db/schema/pricing';
import { shelves } from '../platform/db/schema/trade-life';
import { commit, ConstraintError } from '../platform/db/commit';
import { requireRole } from '../platform/require-role';
import { changeStockStatements, firstPrice } from './change-stock';
import { averageCostSql } from './sell-stock';
import { readStock } from './read-stock';

const itemColumns = {
  in_catalogue: number,
  on_hand: nullable(stock.onHand),
  reserved: nullable(stock.reserved),
  cost: nullable(number),
};
/** Reads a stock item, with nulls where it does not exist. `in_catalogue`: 1 where the catalogue has the book. */
const stockItem = defineRead(
  itemColumns,
  `SELECT (SELECT count(*) FROM editions WHERE isbn = ?1) AS in_catalogue, s.on_hand,
    s.reserved, ${averageCostSql('?1', '?2')} AS cost
   FROM (SELECT 1) LEFT JOIN stock s ON s.isbn = ?1 AND s.grade = ?2`,
);

/**
 * Corrects the stock after a count: copies found, lost or bought become a movement with its reason. Also sets the shelf
 * of an item; an empty one restores the default shelf. Copies found or lost get the average cost. For staff only.
 * @throws `book-not-found`, `state-moved` when the count on hand is not `seen`, `stock-reserved` {free}, `not-for-sale`
 *   for the first copy of a book without a reference price
 */
export async function correctStock(ctx: Ctx, input: StockChange): Promise<DeskStock> {
  requireRole(ctx, 'staff');
  if (!parseIsbn(input.isbn).ok) throw new Problem('invalid-isbn');
  const item = await readItem(ctx, input);
  requireCorrectable(item, input);
  const statements = await correctionStatements(ctx, input, item);
  try {
    await commit(ctx.db, statements);
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== 'stock_enough') throw error;
    const now = await readItem(ctx, input);
    requireSeenCount(now, input);
    throw new Problem('stock-reserved', { free: (now.on_hand ?? 0) - (now.reserved ?? 0) });
  }
  return readStock(ctx, { q: input.isbn });
}

type StockItem = RowOf<typeof itemColumns>;

/** @throws `state-moved` when the count on hand is not the one that the clerk saw */
function requireSeenCount(item: StockItem, { seen }: StockChange): void {
  if (seen !== undefined && seen !== (item.on_hand ?? 0)) throw new Problem('state-moved');
}

/** @throws `book-not-found`, `state-moved`, `stock-reserved` when an item that does not exist loses copies */
function requireCorrectable(item: StockItem, input: StockChange): void {
  if (item.in_catalogue === 0) throw new Problem('book-not-found');
  requireSeenCount(item, input);
  if (item.on_hand === null && input.change < 0) throw new Problem('stock-reserved', { free: 0 });
}

/**
 * Returns the statements of a correction: guard, movement with its price, shelf.
 * @throws `not-for-sale` for the first copy of a book without a reference price
 */
async function correctionStatements(ctx: Ctx, input: StockChange, item: StockItem): Promise<D1PreparedStatement[]> {
  const { isbn, grade, change, reason, seen, shelf } = input;
  const isFirstCopy = item.on_hand === null && change > 0;
  const price = isFirstCopy ? await firstPrice(ctx, isbn, grade, change) : null;
  if (isFirstCopy && price === null) throw new Problem('not-for-sale');
  const unitCost = reason === 'purchase' ? (input.unitCost ?? null) : item.cost;
  const statements: D1PreparedStatement[] = [];
  if (seen !== undefined) statements.push(onHandGuardStatement(ctx, input, seen));
  if (change !== 0)
    statements.push(...changeStockStatements(ctx, { isbn, grade, change, reason, unitCost, trade: null, price }));
  if (shelf !== undefined) statements.push(shelfStatement(ctx, isbn, grade, shelf));
  return statements;
}

async function readItem(ctx: Ctx, { isbn, grade }: StockChange): Promise<StockItem> {
  const row = await stockItem.first(ctx.db, isbn, grade);
  return row ?? { in_catalogue: 0, on_hand: null, reserved: null, cost: null };
}

/** Count that violates `stock_enough`, so a statement that writes it aborts its batch. */
const impossibleCount = -1;

/**
 * Returns the statement that aborts the batch unless `seen` copies are on hand. It does nothing for an item that does
 * not exist.
 */
function onHandGuardStatement(ctx: Ctx, { isbn, grade }: StockChange, seen: number): D1PreparedStatement {
  return sql(
    ctx.db,
    'UPDATE stock SET on_hand = CASE WHEN on_hand = ?3 THEN on_hand ELSE ?4 END WHERE isbn = ?1 AND grade = ?2',
    isbn,
    grade,
    seen,
    impossibleCount,
  );
}

function shelfStatement(ctx: Ctx, isbn: string, grade: Grade, shelf: string): D1PreparedStatement {
  if (shelf === '') {
    return statementOf(
      ctx.db,
      orm(ctx.db)
        .delete(shelves)
        .where(and(eq(shelves.isbn, isbn), eq(shelves.grade, grade))),
    );
  }
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(shelves)
      .values({ isbn, grade, shelf })
      .onConflictDoUpdate({ target: [shelves.isbn, shelves.grade], set: { shelf } }),
  );
}
