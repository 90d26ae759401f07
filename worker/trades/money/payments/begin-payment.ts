import { mayPayByCard } from '../../../../domain/trades/money/card';
import { Problem } from '../../../../domain/problems';
import { paymentPolicy } from '../../../../domain/policy';
import { minuteMs } from '../../../../domain/time';
import { PaymentsDown, type Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { commit, isRace } from '../../../platform/db/commit';
import { requireTrade, type AskedTrade } from '../../core/require-trade';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { factsOf } from '../../core/trade-facts';
import type { TradeRecord } from '../../core/trade-rows';
import { endPayment } from './end-payments';
import { beginIntentStatements, openIntent } from './intent-rows';
import { askProvider, requirePayments } from './require-payments';
import { syncPayment } from './sync-payment';

/** Other tabs and the provider's events may be faster this often. */
const tries = 4;
/** Another tab has begun a payment of this trade. */
const beginRaces: ReadonlySet<string> = new Set(['payment_intents.trade_id']);
/** The provider asks for half an hour; a minute more, so that clocks need not agree. */
const openMinutes = paymentPolicy.reserveMinutes + 1;

/**
 * Leads a person to where the trade is paid: to the payment that is open, or to a new one of what is still to pay. The
 * copies stay reserved as long as it is open. Throws `trade-not-found`, `state-moved` when there is nothing to pay any
 * more, `settlement-not-possible` without a provider, `payment-unavailable`.
 */
export async function beginPayment(ctx: Ctx, asked: AskedTrade): Promise<{ readonly url: string }> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const record = await requireTrade(ctx, asked);
    const payments = requirePayments(ctx);
    const facts = factsOf(record, ctx.now.toISOString());
    if (!mayPayByCard(facts, record.trade.payment, payments.least(record.trade.currency)))
      throw new Problem('state-moved');
    const url = await askProvider(
      ctx,
      async () =>
        (await resumePayment(ctx, payments, record, facts.toPay)) ??
        beginNewPayment(ctx, payments, record, facts.toPay),
    );
    if (url !== null) return { url };
  }
  throw new Problem('state-moved');
}

/**
 * Where the open payment is paid; null when there is none, or none any more: it was paid, has ended, or is of another
 * amount.
 */
async function resumePayment(
  ctx: Ctx,
  payments: Payments,
  { trade }: TradeRecord,
  toPay: number,
): Promise<string | null> {
  const intent = await openIntent(ctx, trade.id);
  if (intent === null) return null;
  const payment = await payments.read(intent.id);
  if (payment?.state === 'open' && intent.amount === toPay) return payment.url;
  const state =
    payment === null || payment.state === 'open' ? await endPayment(ctx, intent) : await syncPayment(ctx, payment);
  // A bank is at work on it, or the money is there.
  if (state === 'processing' || state === 'paid') throw new Problem('state-moved');
  return null;
}

/** Begins a payment; null when something happened to the trade meanwhile, and nobody was led to it. */
async function beginNewPayment(
  ctx: Ctx,
  payments: Payments,
  { trade }: TradeRecord,
  amount: number,
): Promise<string | null> {
  const endsAt = new Date(ctx.now.getTime() + openMinutes * minuteMs);
  const payment = await payments.begin(
    {
      trade: trade.id,
      title: `${ctx.settings.shop.tradingName} ${trade.number}`,
      amount,
      currency: trade.currency,
      email: trade.email,
      language: ctx.language,
      paidUrl: `${ctx.origin}/api/trades/${trade.id}/paid?lng=${ctx.language}`,
      backUrl: `${ctx.origin}/${ctx.language}/trades/${trade.id}`,
      endsAt,
    },
    ctx.ids.id(),
  );
  try {
    await commit(ctx.db, [
      requireUnchangedStatement(ctx, trade),
      ...beginIntentStatements(
        ctx,
        { id: payment.id, trade_id: trade.id, amount, currency: trade.currency },
        payments.provider,
        endsAt.toISOString(),
      ),
    ]);
    return payment.url;
  } catch (error) {
    if (!isRace(error, beginRaces)) throw error;
    await endUnused(ctx, payments, payment.id);
    return null;
  }
}

/** Nobody knows its address; should the provider be down now, it ends by itself. */
async function endUnused(ctx: Ctx, payments: Payments, id: string): Promise<void> {
  try {
    await payments.end(id);
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
  }
}
