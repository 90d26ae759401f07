import { paymentPolicy } from '../../../../domain/policy/payments';
import { dayMs, hourMs, addMs, minuteMs } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { SettlementState } from '../../../../domain/trades/lifecycle/states';
import { PaymentsDown } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { columnsOf, filled, number, text, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { payouts } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { commit } from '../../../platform/db/commit';
import { askDisputes } from '../disputes/ask-disputes';
import { askWarnings } from '../disputes/ask-warnings';
import { endPayment } from './end-payments';
import { intentColumns, intentStateStatements } from './intent-rows';
import { refundPayment } from '../refunds/refund-payment';
import { syncPayment } from './sync-payment';
import { tryProvider } from './require-payments';
import { cardProviders, type CardProvider } from '../../../../domain/trades/money/card-providers';
import { code, codes } from '../../../platform/db/codes';

/** Number of payments asked about in one run; the schedule runs every minute. */
const runSize = 20;
/** Time in milliseconds that an unreachable provider can keep copies reserved after their deadline. */
const maxOutageMs = hourMs;
/** Time between two questions about an open payment, whose browser or event may be lost, in milliseconds. */
const openIntervalMs = 5 * minuteMs;
/** The same about a payment that a bank processes, which can take days. */
const processingIntervalMs = hourMs;

const dueColumns = { ...intentColumns, pay_by: filled(trades.payBy), must_end: number, last_asked_at: text() };
type DuePayment = RowOf<typeof dueColumns>;
/**
 * Reads open payments to ask about. `must_end`: 1 where the deadline has passed at `?1` or the trade needs no payment.
 * `last_asked_at`: when the provider was last asked, or when the payment began.
 */
const duePayments = defineRead(
  dueColumns,
  `SELECT * FROM (
     SELECT p.id, p.trade_id, p.amount, p.currency, p.state, p.created_at, t.pay_by,
       CASE WHEN t.pay_by <= ?1 OR (t.settlement_state <> ${code<SettlementState>('awaiting-payment')}
       AND p.state = 'open') THEN 1 ELSE 0 END AS must_end, coalesce(p.asked_at, p.created_at) AS last_asked_at
     FROM payment_intents p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.state IN ('open', 'processing'))
   WHERE must_end = 1 OR last_asked_at <= CASE state WHEN 'open' THEN ?2 ELSE ?3 END
   ORDER BY must_end DESC, last_asked_at LIMIT ?4`,
);
/**
 * Marks sent refunds as asked about at `?1` and returns their ids, at most `?5`. A refund sent by `?3` is asked about
 * again if the last time is `?2` or earlier, a newer one if it is `?4` or earlier.
 */
const claimSentRefunds = defineRead(
  columnsOf(payouts, 'id'),
  `UPDATE payouts SET asked_at = ?1 WHERE id IN (
     SELECT id FROM payouts WHERE way IN ${codes<CardProvider>(cardProviders)} AND state = 'sent' AND sent_at <= ?2
       AND coalesce(asked_at, '') <= CASE WHEN sent_at > ?3 THEN ?4 ELSE ?2 END
     ORDER BY coalesce(asked_at, sent_at) LIMIT ?5) RETURNING id`,
);

/**
 * Asks the provider about open payments, pending refunds, disputes and fraud warnings. Ends payments whose deadline
 * has passed or whose trade needs no payment, so that nothing can be paid after the release. For the schedule, before
 * `releaseUnpaid`.
 * @returns how many payments were asked about
 */
export async function askPayments(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const due = await duePayments.all(
    ctx.db,
    now,
    addMs(now, -openIntervalMs),
    addMs(now, -processingIntervalMs),
    runSize,
  );
  const { payments } = ctx;
  let isDown = false;
  for (const duePayment of due) {
    // After one failure the provider is not asked again in the same run.
    if (isDown) await endAfterOutage(ctx, duePayment, now, 'as before');
    else isDown = !(await askPayment(ctx, duePayment, now));
  }
  if (isDown) return due.length;
  await tryProvider(ctx, () => askRefunds(ctx, now));
  if (payments === null) return due.length;
  await tryProvider(ctx, () => askDisputes(ctx, payments));
  // Apart from disputes: an older API key may lack the right to read warnings.
  await tryProvider(ctx, () => askWarnings(ctx, payments));
  return due.length;
}

/** Asks about a payment, or ends it when it must end. Returns whether the provider answered. */
async function askPayment(ctx: Ctx, duePayment: DuePayment, now: string): Promise<boolean> {
  const { must_end: mustEnd, pay_by: payBy, ...intent } = duePayment;
  try {
    if (mustEnd === 1) {
      const state = await endPayment(ctx, intent);
      // A payment that a bank processes cannot be cancelled. It ends here at its deadline; money that still arrives is
      // booked or refunded.
      if (state === 'processing' && now >= payBy) await commit(ctx.db, intentStateStatements(ctx, intent, 'ended'));
      return true;
    }
    const payment = (await ctx.payments?.readPayment(intent.id)) ?? null;
    if (payment !== null) await syncPayment(ctx, payment);
    return true;
  } catch (error) {
    // The trade keeps changing: the next run asks again.
    if (error instanceof Problem) return true;
    if (!(error instanceof PaymentsDown)) throw error;
    await endAfterOutage(ctx, duePayment, now, error.message);
    return false;
  }
}

/** Logs that the provider is down, and ends the payment when its deadline passed more than `maxOutageMs` ago. */
async function endAfterOutage(
  ctx: Ctx,
  { must_end: mustEnd, pay_by: payBy, ...intent }: DuePayment,
  now: string,
  why: string,
): Promise<void> {
  ctx.log.warn('payments-down', { why });
  if (mustEnd === 1 && now >= addMs(payBy, maxOutageMs))
    await commit(ctx.db, intentStateStatements(ctx, intent, 'ended'));
}

/**
 * Asks about refunds that a bank processes: hourly from the second day, daily after `refundOverdueDays`, until they
 * end.
 */
async function askRefunds(ctx: Ctx, now: string): Promise<void> {
  // Marked before the provider is asked: concurrent runs ask once, and a failing refund does not block the others.
  const sent = await claimSentRefunds.all(
    ctx.db,
    now,
    addMs(now, -dayMs),
    addMs(now, -paymentPolicy.refundOverdueDays * dayMs),
    addMs(now, -hourMs),
    runSize,
  );
  for (const { id } of sent) await refundPayment(ctx, { payout: id });
}
