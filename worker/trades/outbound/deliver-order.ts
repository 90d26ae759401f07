import type { Ctx } from '../../platform/context';
import { commitStep } from '../core/commit-step';
import { deliverRows } from './deliver-rows';
import { requireDeskTrade } from '../core/require-desk-trade';

/** The carrier says that a parcel has arrived. Throws `state-moved`, `trade-not-found`. */
export async function deliverOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, deliverRows(ctx, record, 'staff', ctx.now.toISOString()));
}
