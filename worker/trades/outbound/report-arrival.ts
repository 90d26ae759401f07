import type { Ctx } from '../../platform/context';
import { commitStep } from '../core/commit-step';
import { deliverRows } from './deliver-rows';
import { requireTrade, type AskedTrade } from '../core/require-trade';

/** "It has arrived", says the person. Throws `trade-not-found`, and `state-moved` where nothing is on its way. */
export async function reportArrival(ctx: Ctx, asked: AskedTrade): Promise<void> {
  const record = await requireTrade(ctx, asked);
  await commitStep(ctx, record, deliverRows(ctx, record, 'customer', ctx.now.toISOString()));
}
