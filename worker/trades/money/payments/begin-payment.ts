import { canPayByCard } from '../../../../domain/trades/money/card';
import { Problem } from '../../../../domain/problems';
import { paymentPolicy } from '../../../../domain/policy/payments';
import { minuteMs } from '../../../../domain/time';
import { type Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { commit, isRace, tradeRaces } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import { requireTrade, type TradeRequest } from '../../core/require-trade';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { tradeFacts } from '../../core/trade-facts';
import type { TradeRecord } from '../../core/trade-rows';
import { endPayment } from './end-payments';
import { beginIntentStatements, readOpenIntent } from './intent-rows';
import { askProvider, requirePayments, tryProvider } from './require-payments';
import { syncPayment } from './sync-payment';

/** Number of attempts when other tabs or events of the provider change the trade. */
const maxAttempts = 4;
/** Violated when another tab began a payment of this trade. */
const beginRaces: ReadonlySet<string> = new Set([...tradeRaces, 'payment_intents.trade_id']);
/** Minutes until a payment page ends. The provider requires at least 30; one more covers clock differences. */
const openMinutes = paymentPolicy.reserveMinutes + 1;

/**
 * Returns the address of the payment page: of the open payment, or of a new one for the amount still due. The copies
 * stay reserved while it is open.
 * @throws `trade-not-found`; `state-moved` when nothing is due; `settlement-not-possible` without a provider;
 * `payment-unavailable`
 */
export async function beginPayment(ctx: Ctx, request: TradeRequest): Promise<{ readonly url: string }> {
  return retryOnRace(
    maxAttempts,
    beginRaces,
    async () => {
      const record = await requireTrade(ctx, request);
      const payments = requirePayments(ctx);
      const facts = tradeFacts(record, ctx.now.toISOString());
      if (!canPayByCard(facts, record.trade.payment, payments.minimumAmount(record.trade.currency)))
        throw new Problem('state-moved');
      const url = await askProvider(
        ctx,
        async () =>
          (await resumePayment(ctx, payments, record, facts.toPay)) ??
          beginNewPayment(ctx, payments, record, facts.toPay),
      );
      if (url === null) throw new Problem('state-moved');
      return { url };
    },
    () => new Problem('state-moved'),
  );
}

/**
 * Returns the address of the open payment; null when there is none, it was paid or has ended, or its amount differs.
 */
async function resumePayment(
  ctx: Ctx,
  payments: Payments,
  { trade }: TradeRecord,
  toPay: number,
): Promise<string | null> {
  const intent = await readOpenIntent(ctx, trade.id);
  if (intent === null) return null;
  const payment = await payments.readPayment(intent.id);
  if (payment?.state === 'open' && intent.amount === toPay) return payment.url;
  const state =
    payment === null || payment.state === 'open' ? await endPayment(ctx, intent) : await syncPayment(ctx, payment);
  // A bank processes the payment, or it is paid.
  if (state === 'processing' || state === 'paid') throw new Problem('state-moved');
  return null;
}

/**
 * Begins a payment and returns its address, null where the provider gives none. When the trade changed in between, the
 * payment ends: the customer has not been redirected.
 * @throws ConstraintError, one of `beginRaces`, when the trade changed
 */
async function beginNewPayment(
  ctx: Ctx,
  payments: Payments,
  { trade }: TradeRecord,
  amount: number,
): Promise<string | null> {
  const endsAt = new Date(ctx.now.getTime() + openMinutes * minuteMs);
  const payment = await payments.beginPayment(
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
    // Nobody has the address. If the provider is down, the payment ends by itself.
    if (isRace(error, beginRaces)) await tryProvider(ctx, () => payments.endPayment(payment.id));
    throw error;
  }
}
