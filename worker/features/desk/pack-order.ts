import type { DeskTrade } from '../../../domain/desk/trade-schema';
import type { Ctx } from '../../context';
import { commitStep } from '../trades/commit-step';
import { outboundStep } from '../trades/may-step';
import { readDeskTrade } from './read-desk-trade';
import { requireDeskTrade } from './require-desk-trade';

/**
 * The books of a trade that is paid for are packed: from here on it can't be cancelled. Throws `state-moved`,
 * `trade-not-found`.
 */
export async function packOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<DeskTrade> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, [outboundStep(ctx, record, 'packed', 'staff')]);
  return readDeskTrade(ctx, trade);
}
