import { Problem } from '../../../../domain/problems';
import type { Payment } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { orm, statementOf } from '../../../platform/db/client';
import { unmatchedMoney } from '../../../platform/db/schema/trade-life';
import { commit } from '../../../platform/db/commit';
import { bookPayment } from '../ledger/book-payment';
import { readIntent, intentStateStatements, markIntentSucceededStatement } from './intent-rows';

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
    provider: payment.provider,
    eventId: money.id,
    amount: money.amount,
    currency: money.currency,
    at: ctx.now.toISOString(),
  };
  const succeeded = markIntentSucceededStatement(ctx, payment.id);
  try {
    const outcome = await bookPayment(ctx, { ...arrived, trade, actor: 'shop', callerStatements: [succeeded] });
    if (outcome === 'known') await commit(ctx.db, [succeeded]);
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'currency-differs' && error.code !== 'trade-not-found'))
      throw error;
    ctx.log.error('payment-put-aside', { code: error.code, payment: payment.id });
    await commit(ctx.db, [succeeded, putAsideStatement(ctx, { ...arrived, reference: trade })]);
  }
  return payment.state;
}

function putAsideStatement(ctx: Ctx, money: Omit<typeof unmatchedMoney.$inferInsert, 'id'>): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(unmatchedMoney)
      .values({ ...money, id: ctx.ids.id() })
      .onConflictDoNothing({ target: [unmatchedMoney.provider, unmatchedMoney.eventId] }),
  );
}
