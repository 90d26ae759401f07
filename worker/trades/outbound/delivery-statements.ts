import type { Actor } from '../../../domain/lifecycle';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { moveOutboundStatement } from '../core/move-outbound';
import type { TradeRecord } from '../core/trade-rows';

/**
 * Statements: the parcel has arrived, and the days of the withdrawal begin. `at`: when, as it is known or counted.
 * Throws `state-moved` where it is not on its way.
 */
export function deliveryStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  record: TradeRecord,
  by: Actor,
  at: string,
): D1PreparedStatement[] {
  return [
    moveOutboundStatement(ctx, record, 'delivered', by),
    sql(ctx.db, 'UPDATE trades SET delivered_at = ?2 WHERE id = ?1', record.trade.id, at),
  ];
}
