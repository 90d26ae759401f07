import type { DeskTrade } from '../../../domain/desk/trade-schema';
import type { Ctx } from '../../platform/context';
import { commitStep } from '../core/commit-step';
import { outboundStep } from '../core/may-step';
import { readDeskTrade } from '../view/read-desk-trade';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * The books of a trade that is paid for are packed: from here on it can't be cancelled. Throws `state-moved`,
 * `trade-not-found`.
 */
export async function packOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<DeskTrade> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, [outboundStep(ctx, record, 'packed', 'staff')]);
  return readDeskTrade(ctx, trade);
}
