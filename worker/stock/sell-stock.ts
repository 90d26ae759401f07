import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { orderedCopiesSql } from './ordered-copies-sql';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';

/**
 * Returns the SQL of a stock item's average cost of a copy by its movements, in EUR cents; NULL where no cost is known.
 * The caller's query must not use the alias `mv`.
 */
export function averageCostSql(isbn: string, grade: string): string {
  return `(SELECT CAST(round(1.0 * sum(mv.on_hand_change * mv.unit_cost) / sum(mv.on_hand_change)) AS INTEGER)
    FROM stock_movements mv
    WHERE mv.isbn = ${isbn} AND mv.grade = ${grade} AND mv.unit_cost IS NOT NULL AND mv.on_hand_change > 0)`;
}

/**
 * Returns the statements that remove the sold copies of a trade's outbound leg, with their cost (for the margin
 * scheme). Put the leg's event before them in the batch: its constraint ensures that they run only once.
 */
export function sellStockStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tradeId: string,
  isbns: readonly string[],
): D1PreparedStatement[] {
  return [
    sql(
      ctx.db,
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reserved_change, reason, unit_cost, trade_id, at)
       SELECT c.isbn, c.grade, -c.quantity, -c.quantity, 'sale', ${averageCostSql('c.isbn', 'c.grade')}, ?1, ?2
       FROM (${orderedCopiesSql}) c`,
      tradeId,
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `UPDATE stock SET on_hand = on_hand - c.quantity, reserved = reserved - c.quantity FROM (${orderedCopiesSql}) c
       WHERE stock.isbn = c.isbn AND stock.grade = c.grade`,
      tradeId,
    ),
    refreshEditionsStatement(ctx.db, isbns),
  ];
}
