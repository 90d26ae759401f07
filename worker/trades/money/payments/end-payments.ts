import type { Payment } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { readOpenIntent, intentStateStatements, type IntentRow } from './intent-rows';
import { commit } from '../../../platform/db/commit';
import { syncPayment } from './sync-payment';

/**
 * Ends a payment at the provider, or books it when it was paid already. Ends it here only where the provider does not
 * know it or none is set up.
 * @throws PaymentsDown
 */
export async function endPayment(ctx: Ctx, intent: IntentRow): Promise<Payment['state']> {
  const ended = await ctx.payments?.endPayment(intent.id);
  if (ended !== null && ended !== undefined) return syncPayment(ctx, ended);
  await commit(ctx.db, intentStateStatements(ctx, intent, 'ended'));
  return 'ended';
}

/**
 * Ends the open payment of a cancelled trade; a payment that has arrived is refunded.
 * @throws PaymentsDown
 */
export async function endPaymentOf(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const intent = await readOpenIntent(ctx, trade);
  if (intent !== null) await endPayment(ctx, intent);
}
