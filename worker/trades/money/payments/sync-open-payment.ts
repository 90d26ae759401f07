import type { Ctx } from '../../../platform/context';
import { PaymentsDown } from '../../../platform/adapters/payments/payments';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { openIntent } from './intent-rows';
import { syncPayment } from './sync-payment';

/**
 * Asks the provider about the open payment when a browser returns from its page. Needs no access check, because it
 * answers nothing. If the provider is down, its event or the schedule follows.
 */
export async function syncOpenPayment(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const { payments } = ctx;
  if (payments === null) return;
  const intent = await openIntent(ctx, id);
  if (intent === null) return;
  try {
    const payment = await payments.readPayment(intent.id);
    if (payment !== null) await syncPayment(ctx, payment);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
  }
  sendOutboxSoon(ctx);
}
