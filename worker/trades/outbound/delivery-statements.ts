import type { Actor } from '../../../domain/lifecycle';
import type { Ctx } from '../../platform/context';
import { moveOutboundStatement } from '../core/move-outbound';
import { updateTradeStatement, type TradeRecord } from '../core/trade-rows';

/**
 * Returns the statements that mark an order as delivered, which starts the withdrawal period. `at`: when it arrived,
 * reported or assumed.
 * @throws `state-moved` where it is not dispatched
 */
export function deliveryStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  record: TradeRecord,
  by: Actor,
  at: string,
): D1PreparedStatement[] {
  return [
    moveOutboundStatement(ctx, record, 'delivered', by),
    updateTradeStatement(ctx, record.trade.id, { deliveredAt: at }),
  ];
}
