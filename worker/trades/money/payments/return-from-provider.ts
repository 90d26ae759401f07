import type { Ctx } from '../../../platform/context';
import { PaymentsDown } from '../../../platform/adapters/payments/payments';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { openIntent } from './intent-rows';
import { syncPayment } from './sync-payment';

/**
 * A browser comes back from the provider's page: what was paid is asked at once, whoever it is, for nothing is told
 * here. When the provider is down, its event or the schedule tells later.
 */
export async function returnFromProvider(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const { payments } = ctx;
  if (payments === null) return;
  const intent = await openIntent(ctx, id);
  if (intent === null) return;
  try {
    const payment = await payments.read(intent.id);
    if (payment !== null) await syncPayment(ctx, payment);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
  }
  sendOutboxSoon(ctx);
}
