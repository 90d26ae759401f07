import type { Ctx } from '../../../platform/context';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { readOpenIntent } from './intent-rows';
import { syncPayment } from './sync-payment';
import { tryProvider } from './require-payments';

/**
 * Asks the provider about the open payment when a browser returns from its page. Needs no access check, because it
 * answers nothing. If the provider is down, its event or the schedule follows.
 */
export async function syncOpenPayment(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const { payments } = ctx;
  if (payments === null) return;
  const intent = await readOpenIntent(ctx, id);
  if (intent === null) return;
  await tryProvider(ctx, async () => {
    const payment = await payments.readPayment(intent.id);
    if (payment !== null) await syncPayment(ctx, payment);
  });
  sendOutboxSoon(ctx);
}
