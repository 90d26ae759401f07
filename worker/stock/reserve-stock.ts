import type { Grade } from '../../domain/grade';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';

export interface Copies {
  readonly isbn: string;
  readonly grade: Grade;
  readonly quantity: number;
}

/**
 * Returns the statements that reserve copies for a trade, with their movements. Lines of one stock item are added up.
 * They abort the batch as `stock_enough` when copies are missing. An item that does not exist is ignored: the insert of
 * its line aborts.
 */
export function reserveStockStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tradeId: string,
  copies: readonly Copies[],
): D1PreparedStatement[] {
  if (copies.length === 0) return [];
  const list = JSON.stringify(copies.map(({ isbn, grade, quantity }) => [isbn, grade, quantity]));
  return [
    sql(
      ctx.db,
      `UPDATE stock SET reserved = reserved + j.quantity
       FROM (SELECT value->>0 AS isbn, value->>1 AS grade, sum(value->>2) AS quantity FROM json_each(?1)
         GROUP BY 1, 2) j
       WHERE stock.isbn = j.isbn AND stock.grade = j.grade`,
      list,
    ),
    sql(
      ctx.db,
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reserved_change, reason, trade_id, at)
       SELECT value->>0, value->>1, 0, sum(value->>2), 'reserved', ?2, ?3 FROM json_each(?1) GROUP BY 1, 2`,
      list,
      tradeId,
      ctx.now.toISOString(),
    ),
    refreshEditionsStatement(
      ctx.db,
      copies.map(({ isbn }) => isbn),
    ),
  ];
}
