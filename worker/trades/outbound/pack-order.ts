import type { Ctx } from '../../platform/context';
import { commitStep } from '../core/commit-step';
import { outboundStep } from '../core/may-step';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * The books of a trade that is paid for are packed: from here on it can't be cancelled. Throws `state-moved`,
 * `trade-not-found`.
 */
export async function packOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, [outboundStep(ctx, record, 'packed', 'staff')]);
}
