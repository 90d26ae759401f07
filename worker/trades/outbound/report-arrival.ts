import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { deliveryStatements } from './delivery-statements';
import { requireTrade, type TradeRequest } from '../core/require-trade';

/**
 * Marks an order as delivered for its customer.
 * @throws `trade-not-found`; `state-moved` where the order is not dispatched
 */
export async function reportArrival(ctx: Ctx, request: TradeRequest): Promise<void> {
  const record = await requireTrade(ctx, request);
  await commitIfUnchanged(ctx, record, deliveryStatements(ctx, record, 'customer', ctx.now.toISOString()));
}
