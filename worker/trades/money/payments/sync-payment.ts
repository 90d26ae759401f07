import { Problem } from '../../../../domain/problems';
import type { Payment } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { bookPayment } from '../ledger/book-payment';
import { readIntent, intentStateStatements, intentSucceededStatement } from './intent-rows';

/**
 * Updates our copy of a payment from the provider. The returning browser, events and the schedule call it, in any
 * order and any number of times. Money is booked once by its id (see `bookPayment`). Money in another currency or for
 * an unknown trade is put aside for the desk.
 */
export async function syncPayment(ctx: Ctx, payment: Payment): Promise<Payment['state']> {
  const intent = await readIntent(ctx, payment.id);
  if (payment.state !== 'paid') {
    if (intent !== null && (intent.state === 'open' || intent.state === 'processing'))
      await commit(ctx.db, intentStateStatements(ctx, intent, payment.state));
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
  const succeeded = intentSucceededStatement(ctx, payment.id);
  try {
    const outcome = await bookPayment(ctx, { ...arrived, trade, actor: 'shop', with: [succeeded] });
    if (outcome === 'known') await commit(ctx.db, [succeeded]);
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'currency-differs' && error.code !== 'trade-not-found'))
      throw error;
    ctx.log.error('payment-put-aside', { code: error.code, payment: payment.id });
    await commit(ctx.db, [succeeded, putAsideStatement(ctx, { ...arrived, reference: trade })]);
  }
  return payment.state;
}

interface UnmatchedMoney {
  readonly provider: string;
  readonly eventId: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
  readonly reference: string;
}

function putAsideStatement(
  ctx: Ctx,
  { provider, eventId, amount, currency, at, reference }: UnmatchedMoney,
): D1PreparedStatement {
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
