import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { moveOutboundStatement } from '../core/move-outbound';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * The books of a trade that is paid for are packed: from here on it can't be cancelled. Throws `state-moved`,
 * `trade-not-found`.
 */
export async function packOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await commitIfUnchanged(ctx, record, [moveOutboundStatement(ctx, record, 'packed', 'staff')]);
}
