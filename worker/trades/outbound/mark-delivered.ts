import { withdrawalPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { deliveryStatements } from './delivery-statements';
import { canMoveOutbound } from '../core/move-outbound';
import { sweepTrades } from '../core/sweep-trades';
import { requireUnchangedStatement } from '../core/trade-guards';
import type { TradeRecord } from '../core/trade-rows';

const countedMs = withdrawalPolicy.deliveredAfterDays * dayMs;

/**
 * Counts parcels as delivered 10 days after dispatch if nobody said that they arrived, from that instant on however
 * late this runs (docs/product.md#withdrawal). Safe to run twice or beside itself. Returns how many.
 */
export function markDelivered(ctx: Ctx): Promise<number> {
  return sweepTrades(ctx, {
    job: 'markDelivered',
    due: `SELECT id, dispatched_at AS due_at FROM trades WHERE outbound_state = 'dispatched' AND dispatched_at <= ?1`,
    values: [later(ctx.now.toISOString(), -countedMs)],
    step: (record) => deliveredStatements(ctx, record),
  });
}

function deliveredStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const { dispatched_at: sentAt } = record.trade;
  if (sentAt === null || !canMoveOutbound(ctx, record, 'delivered', 'shop')) return [];
  return [
    requireUnchangedStatement(ctx, record.trade),
    ...deliveryStatements(ctx, record, 'shop', later(sentAt, countedMs)),
  ];
}
