import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { orderedCopiesSql } from './ordered-copies-sql';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';

/**
 * Returns the statements that release the reserved copies of a trade's outbound leg, with their movements. Put the
 * leg's event before them in the batch: its constraint ensures that they run only once.
 */
export function releaseStockStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tradeId: string,
  isbns: readonly string[],
): D1PreparedStatement[] {
  return [
    sql(
      ctx.db,
      `UPDATE stock SET reserved = reserved - j.quantity FROM (${orderedCopiesSql}) j WHERE stock.isbn = j.isbn
        AND stock.grade = j.grade`,
      tradeId,
    ),
    sql(
      ctx.db,
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reserved_change, reason, trade_id, at)
       SELECT isbn, grade, 0, -quantity, 'released', ?1, ?2 FROM (${orderedCopiesSql})`,
      tradeId,
      ctx.now.toISOString(),
    ),
    refreshEditionsStatement(ctx.db, isbns),
  ];
}
