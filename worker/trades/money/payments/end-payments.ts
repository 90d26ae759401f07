import type { Payment } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { openIntent, intentStateStatements, type IntentRow } from './intent-rows';
import { commit } from '../../../platform/db/commit';
import { syncPayment } from './sync-payment';

/**
 * Nothing more can be paid by this payment, or it is paid already and booked. Where the provider does not know it, or
 * none is set up any more, it has ended. Throws PaymentsDown.
 */
export async function endPayment(ctx: Ctx, intent: IntentRow): Promise<Payment['state']> {
  const ended = await ctx.payments?.end(intent.id);
  if (ended !== null && ended !== undefined) return syncPayment(ctx, ended);
  await commit(ctx.db, intentStateStatements(ctx, intent, 'ended'));
  return 'ended';
}

/** A trade that was cancelled takes no payment any more; one that has come is refunded. Throws PaymentsDown. */
export async function endPaymentOf(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const intent = await openIntent(ctx, trade);
  if (intent !== null) await endPayment(ctx, intent);
}
