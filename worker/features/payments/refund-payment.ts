import { splitRefund } from '../../../domain/trades/split-refund';
import { PaymentsDown, type Payments, type Refund } from '../../adapters/payments/payments';
import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { payoutSelect, type PayoutListRow } from '../desk/payout-rows';
import { payoutStep, refundRef, tradeOfPayout } from '../desk/payout-step';
import { bookEntries } from '../trades/book-entries';
import { commitStep } from '../trades/commit-step';

/** A refund that the provider could not make for this long is the desk's; the outbox tries about three days. */
const patienceMs = 2 * dayMs;

/**
 * Sends a refund to the card it was paid with, or asks how it stands: safe to repeat, for the provider knows each by our
 * payout. Booked when it is done; what the provider will not do fails, for the desk to send by another way. Throws
 * PaymentsDown, `state-moved`.
 */
export async function refundPayment(ctx: Ctx, { payout }: { readonly payout: string }): Promise<void> {
  const [row] = await rows<PayoutListRow>(sql(ctx.db, `${payoutSelect} WHERE p.id = ?1 AND p.way = 'stripe' AND p.kind = 'refund'`, payout));
  if (row === undefined || row.state === 'failed' || row.state === 'replaced') return;
  try {
    await book(ctx, row, await carryOut(ctx, row));
  } catch (error) {
    const late = row.state === 'due' && later(row.created_at, patienceMs) <= ctx.now.toISOString();
    if (!(error instanceof PaymentsDown) || !late) throw error;
    ctx.log.error('refund-given-up', { payout, why: error.message });
    await book(ctx, row, []);
  }
}

/** All that goes back for this payout, what is missing sent now; less than its amount when the provider will not. */
async function carryOut(ctx: Ctx, { id, trade_id: trade, amount, state }: PayoutListRow): Promise<readonly Refund[]> {
  const { payments } = ctx;
  if (payments === null) throw new PaymentsDown('no provider is set up');
  const came = await rows<{ event_id: string; amount: number }>(
    sql(ctx.db, `SELECT event_id, amount FROM payments WHERE trade_id = ?1 AND provider = ?2 ORDER BY at, id`, trade, payments.provider),
  );
  const known = await Promise.all(came.map(async (money) => ({ id: money.event_id, came: money.amount, back: await payments.refunds(money.event_id) })));
  const own = known.flatMap(({ back }) => back.filter((refund) => refund.payout === id));
  // One that came back from the bank is not sent again by itself.
  if (state === 'done' || own.some((refund) => refund.state === 'failed')) return own;
  const parts = splitRefund(amount - sumOf(own), known.map((money) => ({ id: money.id, left: money.came - sumOf(money.back) })));
  return parts === null ? own : [...own, ...(await send(payments, id, parts))];
}

async function send(payments: Payments, payout: string, parts: readonly { readonly id: string; readonly amount: number }[]): Promise<Refund[]> {
  const sent: Refund[] = [];
  for (const { id: money, amount } of parts) {
    const refund = await payments.refund({ money, payout, amount }, `${payout}:${money}`);
    if (refund !== null) sent.push(refund);
  }
  return sent;
}

/** What went back or is on its way, without what failed. */
function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0);
}

/** Writes how a refund stands, where that is new. */
async function book(ctx: Ctx, row: PayoutListRow, refunds: readonly Refund[]): Promise<void> {
  const left = sumOf(refunds);
  const isWhole = left >= row.amount;
  const isPending = isWhole && refunds.some(({ state }) => state === 'pending');
  if (isPending ? row.state !== 'due' : isWhole && row.state === 'done') return;
  const record = await tradeOfPayout(ctx, row);
  const actor = 'shop';
  if (isPending) {
    await commitStep(ctx, record, [sql(ctx.db, `UPDATE payouts SET state = CASE state WHEN 'due' THEN 'sent' ELSE 'moved' END, sent_at = ?2 WHERE id = ?1`, row.id, ctx.now.toISOString())]);
  } else if (isWhole) {
    await commitStep(ctx, record, [payoutStep(ctx, row, 'done'), ...bookEntries(ctx, record, { entries: [{ kind: 'refund', amount: -row.amount, ref: refundRef(row) }], actor })]);
  } else {
    ctx.log.error('refund-failed', { payout: row.id });
    // Of several payments some may have taken it: what went back is booked, the rest is owed again.
    const back = row.state === 'done' ? { kind: 'refund-failed' as const, amount: row.amount - left } : { kind: 'refund' as const, amount: -left };
    await commitStep(ctx, record, [payoutStep(ctx, row, 'failed', 'refused'), ...bookEntries(ctx, record, { entries: [{ ...back, ref: refundRef(row) }], actor, waits: true })]);
  }
}
