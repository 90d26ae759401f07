import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { deliveryStatements } from './delivery-statements';
import { requireTrade, type AskedTrade } from '../core/require-trade';

/**
 * Marks an order as delivered for its customer.
 * @throws `trade-not-found`; `state-moved` where the order is not dispatched
 */
export async function reportArrival(ctx: Ctx, asked: AskedTrade): Promise<void> {
  const record = await requireTrade(ctx, asked);
  await commitIfUnchanged(ctx, record, deliveryStatements(ctx, record, 'customer', ctx.now.toISOString()));
}
