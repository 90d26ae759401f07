import type { DeskTrade } from '../../../domain/desk/trade-schema';
import type { Ctx } from '../../context';
import { commitStep } from '../trades/commit-step';
import { deliverRows } from '../trades/deliver-rows';
import { readDeskTrade } from './read-desk-trade';
import { requireDeskTrade } from './require-desk-trade';

/** The carrier says that a parcel has arrived. Throws `state-moved`, `trade-not-found`. */
export async function deliverOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<DeskTrade> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, deliverRows(ctx, record, 'staff', ctx.now.toISOString()));
  return readDeskTrade(ctx, trade);
}
