import { Problem } from '../../../../domain/problems';
import type { CardProvider } from '../../../../domain/trades/money/card-providers';
import type { Ctx } from '../../../platform/context';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { refundPayment } from '../refunds/refund-payment';
import { askProvider } from './require-payments';
import { syncDispute } from '../disputes/sync-dispute';
import { syncPayment } from './sync-payment';
import { syncWarning } from '../disputes/sync-warning';

/** An event as it arrived at the provider's address. */
export interface SignedEvent {
  readonly provider: CardProvider;
  readonly body: string;
  readonly signature: string;
}

/**
 * Receives an event of the payment provider. The event only names what to ask about, so events may be repeated, late
 * and in any order.
 * @throws `not-found` where the shop does not use this provider; `invalid-input` for a wrong signature;
 * `payment-unavailable`, so that the provider sends the event again
 */
export async function receiveEvent(ctx: Ctx, { provider, body, signature }: SignedEvent): Promise<void> {
  const { payments } = ctx;
  if (payments?.provider !== provider) throw new Problem('not-found');
  const event = await payments.readEvent(body, signature);
  if (event === null) throw new Problem('invalid-input', { paths: ['signature'] });
  if (event.about === 'payment') {
    const payment = await askProvider(ctx, () => payments.readPayment(event.id));
    if (payment !== null) await syncPayment(ctx, payment);
  }
  if (event.about === 'dispute') {
    const outcome = await askProvider(ctx, () => syncDispute(ctx, payments, event.id));
    // About a payment of another system in the same account, or one that was put aside.
    if (outcome === 'unknown') ctx.log.warn('dispute-unknown', { dispute: event.id });
  }
  if (event.about === 'warning') {
    const outcome = await askProvider(ctx, () => syncWarning(ctx, payments, event.id));
    if (outcome === 'unknown') ctx.log.warn('warning-unknown', { warning: event.id });
  }
  if (event.about === 'refund') {
    // A refund made by hand at the provider is missing in the ledger.
    if (event.payout === null) ctx.log.error('refund-by-hand');
    else await askProvider(ctx, () => refundPayment(ctx, { payout: event.payout ?? '' }));
  }
  sendOutboxSoon(ctx);
}
