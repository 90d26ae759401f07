import type { DeskTrade } from '../../../domain/desk/trade-schema';
import type { Ctx } from '../../platform/context';
import { commitStep } from '../core/commit-step';
import { deliverRows } from './deliver-rows';
import { readDeskTrade } from '../view/read-desk-trade';
import { requireDeskTrade } from '../core/require-desk-trade';

/** The carrier says that a parcel has arrived. Throws `state-moved`, `trade-not-found`. */
export async function deliverOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<DeskTrade> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, deliverRows(ctx, record, 'staff', ctx.now.toISOString()));
  return readDeskTrade(ctx, trade);
}
