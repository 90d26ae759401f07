import type { Standing } from '../../../domain/desk/outbound-schemas';
import type { Ctx } from '../../context';
import { commitStep } from '../trades/commit-step';
import { deliverRows } from '../trades/deliver-rows';
import { readStanding } from './read-standing';
import { requireDeskTrade } from './require-desk-trade';

/** The carrier says that a parcel has arrived. Throws `state-moved`, `trade-not-found`. */
export async function deliverOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<Standing> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, deliverRows(ctx, record, 'staff', ctx.now.toISOString()));
  return readStanding(ctx, trade);
}
