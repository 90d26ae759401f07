import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { deliveryStatements } from './delivery-statements';
import { requireTrade, type AskedTrade } from '../core/require-trade';

/** "It has arrived", says the person. Throws `trade-not-found`, and `state-moved` where nothing is on its way. */
export async function reportArrival(ctx: Ctx, asked: AskedTrade): Promise<void> {
  const record = await requireTrade(ctx, asked);
  await commitIfUnchanged(ctx, record, deliveryStatements(ctx, record, 'customer', ctx.now.toISOString()));
}
