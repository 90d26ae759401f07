import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { dayMs, addMs } from '../../../domain/time';
import { statesBefore } from '../../../domain/trades/lifecycle/transitions';
import type { OutboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { codes } from '../../platform/db/codes';
import { defineDueRows } from '../../platform/db/sweep';
import { deliveryStatements } from './delivery-statements';
import { canMoveOutbound } from '../core/move-outbound';
import { sweepTrades } from '../core/sweep-trades';
import { requireUnchangedStatement } from '../core/trade-guards';
import type { TradeRecord } from '../core/trade-rows';

/** Time after dispatch at which a parcel counts as delivered, in milliseconds. */
const assumedAfterMs = withdrawalPolicy.deliveredAfterDays * dayMs;

const dispatchedOrders = defineDueRows(
  'markDelivered',
  `SELECT id, dispatched_at AS due_at FROM trades
    WHERE outbound_state IN ${codes<OutboundLegState>(statesBefore('outbound', 'delivered'))} AND dispatched_at <= ?1`,
);

/**
 * Marks dispatched orders as delivered `withdrawalPolicy.deliveredAfterDays` after dispatch when nobody reported the
 * arrival. The stored instant does not depend on when this runs. Safe to run twice or concurrently.
 * @returns how many orders were marked
 * @see docs/product.md#withdrawal
 */
export function markDelivered(ctx: Ctx): Promise<number> {
  return sweepTrades(ctx, {
    rows: dispatchedOrders,
    upTo: addMs(ctx.now.toISOString(), -assumedAfterMs),
    step: (record) => deliveredStatements(ctx, record),
  });
}

function deliveredStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const { dispatched_at: sentAt } = record.trade;
  if (sentAt === null || !canMoveOutbound(ctx, record, 'delivered', 'shop')) return [];
  return [
    requireUnchangedStatement(ctx, record.trade),
    ...deliveryStatements(ctx, record, 'shop', addMs(sentAt, assumedAfterMs)),
  ];
}
