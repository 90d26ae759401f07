import { paymentPolicy } from '../../../../domain/policy';
import { dayMs, hourMs, later, minuteMs } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import { PaymentsDown } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { askDisputes } from '../disputes/ask-disputes';
import { askWarnings } from '../disputes/ask-warnings';
import { endPayment } from './end-payments';
import { intentStateStatements, type IntentRow } from './intent-rows';
import { refundPayment } from '../refunds/refund-payment';
import { syncPayment } from './sync-payment';

/** Payments asked about in one run; the schedule comes back every minute. */
const runSize = 20;
/** A provider that is down keeps copies reserved no longer than this after their time. */
const patienceMs = hourMs;

type Due = IntentRow & { readonly over: 0 | 1; readonly pay_by: string };

/**
 * For the schedule, before the release of unpaid trades: the payments whose time is over, or whose trade is not paid
 * any more, are ended at the provider, so that nothing can be paid after the release; the other open ones are asked
 * about now and then, for their browser and their event may never have come; so are refunds that the provider is still
 * at, and disputes and warnings of fraud. Answers how many payments were asked about.
 */
export async function askPayments(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const due = await rows<Due>(
    sql(
      ctx.db,
      `SELECT * FROM (
         SELECT p.id, p.trade_id, p.amount, p.currency, p.state, p.created_at, t.pay_by,
           CASE WHEN t.pay_by <= ?1 OR (t.settlement_state <> 'awaiting-payment' AND p.state = 'open') THEN 1
           ELSE 0 END AS over, coalesce(p.asked_at, p.created_at) AS asked
         FROM payment_intents p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.state IN ('open', 'processing'))
       WHERE over = 1 OR asked <= CASE state WHEN 'open' THEN ?2 ELSE ?3 END ORDER BY over DESC, asked LIMIT ?4`,
      now,
      later(now, -5 * minuteMs),
      later(now, -hourMs),
      runSize,
    ),
  );
  const { payments } = ctx;
  let isDown = false;
  for (const intent of due) isDown = !(await ask(ctx, intent, now, isDown));
  if (!isDown) await unlessDown(ctx, () => askRefunds(ctx, now));
  if (!isDown && payments !== null) await unlessDown(ctx, () => askDisputes(ctx, payments));
  // By itself: a key that was made before warnings were heard may not read them.
  if (!isDown && payments !== null) await unlessDown(ctx, () => askWarnings(ctx, payments));
  return due.length;
}

/** Whether the provider answered; one that is down is not asked again in the same run. */
async function ask(ctx: Ctx, { over, pay_by: payBy, ...intent }: Due, now: string, isDown: boolean): Promise<boolean> {
  try {
    if (isDown) throw new PaymentsDown('as before');
    if (over === 1) {
      const state = await endPayment(ctx, intent);
      // What a bank is at can't be called off; its time is over all the same, and what still comes is taken or
      // refunded.
      if (state === 'processing' && now >= payBy) await commit(ctx.db, intentStateStatements(ctx, intent, 'ended'));
      return true;
    }
    const payment = (await ctx.payments?.read(intent.id)) ?? null;
    if (payment !== null) await syncPayment(ctx, payment);
    return true;
  } catch (error) {
    // The trade moved on at the same moment, again and again: it is asked about once more.
    if (error instanceof Problem) return true;
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
    if (over === 1 && now >= later(payBy, patienceMs))
      await commit(ctx.db, intentStateStatements(ctx, intent, 'ended'));
    return false;
  }
}

/**
 * Refunds that a bank is at: after a day each hour, after `refundOverdueDays` each day, until the provider tells their
 * end.
 */
async function askRefunds(ctx: Ctx, now: string): Promise<void> {
  // Noted before they are asked about: two runs at once ask once, and one that can't be asked about keeps nobody
  // waiting.
  const sent = await rows<{ id: string }>(
    sql(
      ctx.db,
      `UPDATE payouts SET asked_at = ?1 WHERE id IN (
         SELECT id FROM payouts WHERE way = 'stripe' AND state = 'sent' AND sent_at <= ?2
           AND coalesce(asked_at, '') <= CASE WHEN sent_at > ?3 THEN ?4 ELSE ?2 END
         ORDER BY coalesce(asked_at, sent_at) LIMIT ?5) RETURNING id`,
      now,
      later(now, -dayMs),
      later(now, -paymentPolicy.refundOverdueDays * dayMs),
      later(now, -hourMs),
      runSize,
    ),
  );
  for (const { id } of sent) await refundPayment(ctx, { payout: id });
}

/** The next run asks again. */
async function unlessDown(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
  }
}
