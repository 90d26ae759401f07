import { Problem } from '../../../../domain/problems';
import type { Payment } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { takePayment } from '../ledger/take-payment';
import { intentOf, standingRows, succeededRow } from './intent-rows';

/**
 * What the provider says of a payment becomes ours: the one way for the browser that comes back, for events, and for
 * the schedule, in any order and as often as they like. Money is booked once, by its own name, whatever the trade is by
 * then (see `takePayment`); in another currency than asked, or for a trade that is not there, it is put aside for the
 * desk.
 */
export async function settlePayment(ctx: Ctx, payment: Payment): Promise<Payment['state']> {
  const intent = await intentOf(ctx, payment.id);
  if (payment.state !== 'paid') {
    if (intent !== null && (intent.state === 'open' || intent.state === 'processing'))
      await commit(ctx.db, standingRows(ctx, intent, payment.state));
    return payment.state;
  }
  const trade = intent?.trade_id ?? payment.trade;
  const { money } = payment;
  if (trade === null || money === null) return payment.state;
  const arrived = {
    provider: 'stripe',
    eventId: money.id,
    amount: money.amount,
    currency: money.currency,
    at: ctx.now.toISOString(),
  };
  const succeeded = succeededRow(ctx, payment.id);
  try {
    const outcome = await takePayment(ctx, { ...arrived, trade, actor: 'shop', with: [succeeded] });
    if (outcome === 'known') await commit(ctx.db, [succeeded]);
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'currency-differs' && error.code !== 'trade-not-found'))
      throw error;
    ctx.log.error('payment-put-aside', { code: error.code, payment: payment.id });
    await commit(ctx.db, [succeeded, asideRow(ctx, { ...arrived, reference: trade })]);
  }
  return payment.state;
}

interface Aside {
  readonly provider: string;
  readonly eventId: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
  readonly reference: string;
}

function asideRow(ctx: Ctx, { provider, eventId, amount, currency, at, reference }: Aside): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO unmatched_money (id, provider, event_id, amount, currency, reference, at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     ON CONFLICT (provider, event_id) DO NOTHING`,
    ctx.ids.id(),
    provider,
    eventId,
    amount,
    currency,
    reference,
    at,
  );
}
