import { eq } from 'drizzle-orm';
import type { Grade } from '../../domain/grade';
import { basePrice } from '../../domain/pricing/price';
import { dayOf } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { orm, sql, statementOf } from '../platform/db/client';
import { columnsOf, number } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { editions } from '../platform/db/schema/catalogue';
import { stockMovements } from '../platform/db/schema/pricing';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';

/** A change of a stock item's copies on hand. `unitCost`: cost of one copy in EUR cents, null if unknown. */
export interface StockItemChange {
  readonly isbn: string;
  readonly grade: Grade;
  readonly change: number;
  readonly reason: 'return' | 'purchase' | 'correction' | 'loss';
  readonly unitCost: number | null;
  readonly trade: string | null;
  /** Base price in EUR cents for an item that does not exist yet; null for one that exists. */
  readonly price: number | null;
}

/** Reads what the base price of a book depends on, with its copies in all grades. */
const pricedEdition = defineRead(
  { ...columnsOf(editions, 'reference_price', 'demand'), on_hand: number, reserved: number },
  `SELECT e.reference_price, e.demand, coalesce(sum(s.on_hand), 0) AS on_hand,
    coalesce(sum(s.reserved), 0) AS reserved
   FROM editions e LEFT JOIN stock s ON s.isbn = e.isbn WHERE e.isbn = ?1 GROUP BY e.isbn`,
);

/**
 * Returns the base price of an item's first copies by the rules of the nightly pricing, in EUR cents; null where the
 * book has no reference price.
 */
export async function firstPrice(
  ctx: Pick<Ctx, 'db'>,
  isbn: string,
  grade: Grade,
  copies: number,
): Promise<number | null> {
  const edition = await pricedEdition.first(ctx.db, isbn);
  if (edition === null || edition.reference_price === null) return null;
  return basePrice(edition.reference_price, grade, {
    onHand: edition.on_hand + copies,
    reserved: edition.reserved,
    onTheWay: 0,
    demand: edition.demand,
  });
}

/**
 * Returns the statements that add copies to the stock or remove them, with their movement. They abort the batch as
 * `stock_enough` when fewer copies than are reserved would be left.
 */
export function changeStockStatements(ctx: Pick<Ctx, 'db' | 'now'>, step: StockItemChange): D1PreparedStatement[] {
  const { isbn, grade, change, reason, unitCost, trade, price } = step;
  const now = ctx.now.toISOString();
  return [
    sql(
      ctx.db,
      `INSERT INTO price_history (isbn, grade, day, price) SELECT ?1, ?2, ?3, ?4
       WHERE ?4 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM stock WHERE isbn = ?1 AND grade = ?2)
       ON CONFLICT (isbn, grade, day) DO NOTHING`,
      isbn,
      grade,
      dayOf(now),
      price,
    ),
    price === null
      ? sql(ctx.db, 'UPDATE stock SET on_hand = on_hand + ?3 WHERE isbn = ?1 AND grade = ?2', isbn, grade, change)
      : sql(
          ctx.db,
          `INSERT INTO stock (isbn, grade, on_hand, price) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (isbn, grade) DO UPDATE SET on_hand = stock.on_hand + excluded.on_hand`,
          isbn,
          grade,
          change,
          price,
        ),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(stockMovements)
        .values({ isbn, grade, onHandChange: change, reason, unitCost, tradeId: trade, at: now }),
    ),
    ...(reason === 'purchase'
      ? [statementOf(ctx.db, orm(ctx.db).update(editions).set({ arrivedAt: now }).where(eq(editions.isbn, isbn)))]
      : []),
    refreshEditionsStatement(ctx.db, [isbn]),
  ];
}
