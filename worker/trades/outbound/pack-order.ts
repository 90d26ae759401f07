import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { requireNoRecall } from '../../stock/recalls/require-no-recall';
import { moveOutboundStatement } from '../core/move-outbound';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Marks a paid order as packed. From then on it cannot be cancelled.
 * @throws `state-moved`, `trade-not-found`, `book-recalled` {isbn}
 */
export async function packOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await requireNoRecall(
    ctx,
    record.outbound.map(({ isbn }) => isbn),
  );
  await commitIfUnchanged(ctx, record, [moveOutboundStatement(ctx, record, 'packed', 'staff')]);
}
