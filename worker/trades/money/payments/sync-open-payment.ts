import type { Ctx } from '../../../platform/context';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { isReadable, type TradeRequest } from '../../core/require-trade';
import { readOpenIntent } from './intent-rows';
import { syncPayment } from './sync-payment';
import { tryProvider } from './require-payments';

/**
 * Asks the provider about the open payment when a browser returns from its page. Does nothing for a browser that may
 * not read the trade, so nobody else makes the shop ask. The provider's event or the schedule follows then, and also
 * if the provider is down.
 */
export async function syncOpenPayment(ctx: Ctx, request: TradeRequest): Promise<void> {
  const { payments } = ctx;
  if (payments === null || !(await isReadable(ctx, request))) return;
  const intent = await readOpenIntent(ctx, request.id);
  if (intent === null) return;
  await tryProvider(ctx, async () => {
    const payment = await payments.readPayment(intent.id);
    if (payment !== null) await syncPayment(ctx, payment);
  });
  sendOutboxSoon(ctx);
}
