import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { deliveryStatements } from './delivery-statements';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Marks an order as delivered for the desk, as the carrier reported.
 * @throws `state-moved`, `trade-not-found`
 */
export async function deliverOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await commitIfUnchanged(ctx, record, deliveryStatements(ctx, record, 'staff', ctx.now.toISOString()));
}
