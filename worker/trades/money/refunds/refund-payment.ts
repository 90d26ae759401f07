import { and, asc, eq } from 'drizzle-orm';
import { isOpenDispute } from '../../../../domain/trades/money/disputes';
import { splitRefund } from '../../../../domain/trades/money/split-refund';
import { PaymentsDown, type Payments, type Refund } from '../../../platform/adapters/payments/payments';
import { dayMs, addMs } from '../../../../domain/time';
import type { Ctx } from '../../../platform/context';
import { orm, run, sql } from '../../../platform/db/client';
import { outboxStatement } from '../../../outbox/outbox-statement';
import { defineRead } from '../../../platform/db/read';
import { payments as paymentTable } from '../../../platform/db/schema/money';
import { payoutListColumns, payoutSelect, type PayoutListRow } from '../payouts/payout-rows';
import { movePayoutStatement, noPayoutState, requireTradeOfPayout } from '../payouts/move-payout';
import { bookingStatements } from '../ledger/booking-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import { syncDispute } from '../disputes/sync-dispute';
import { cardProviders, type CardProvider } from '../../../../domain/trades/money/card-providers';
import { codes } from '../../../platform/db/codes';
import { refundRef } from './refund-ref';

const cardRefund = defineRead(
  payoutListColumns,
  `${payoutSelect} WHERE p.id = ?1 AND p.way IN ${codes<CardProvider>(cardProviders)} AND p.kind = 'refund'`,
);

/**
 * Time after which a refund that the provider could not make fails and goes to the desk, in milliseconds. The outbox
 * tries for about three days.
 */
const giveUpAfterMs = 2 * dayMs;

/**
 * Sends a refund to the card, or asks the provider for its state. Safe to repeat, because the provider knows each
 * refund by our payout id. A done refund is booked; a refused one fails, a mail tells the customer, and the desk picks
 * another method. While a dispute of the payment is undecided, nothing is sent; the end of the dispute resumes or
 * replaces the refund.
 * @throws PaymentsDown, `state-moved`
 */
export async function refundPayment(ctx: Ctx, { payout }: { readonly payout: string }): Promise<void> {
  const first = await cardRefund.first(ctx.db, payout);
  if (first === null || first.state === 'failed') return;
  if (first.state === 'due' && (await isBlockedByDispute(ctx, first))) return;
  // A dispute updated above may have replaced the refund.
  const row = first.state === 'due' ? await cardRefund.first(ctx.db, payout) : first;
  if (row === null || row.state === 'failed') return;
  if (row.state === 'replaced') {
    await bookSentDespiteDispute(ctx, row);
    return;
  }
  try {
    await bookRefund(ctx, row, await sendMissingParts(ctx, row));
  } catch (error) {
    const isGivenUp = row.state === 'due' && addMs(row.created_at, giveUpAfterMs) <= ctx.now.toISOString();
    if (!(error instanceof PaymentsDown) || !isGivenUp) throw error;
    ctx.log.error('refund-given-up', { payout, why: error.message });
    await bookRefund(ctx, row, []);
  }
}

/** Returns the payments of a trade through this provider, oldest first. */
function readCardPayments(
  ctx: Ctx,
  trade: string,
  { provider }: Payments,
): Promise<{ eventId: string; amount: number }[]> {
  return run(
    orm(ctx.db)
      .select({ eventId: paymentTable.eventId, amount: paymentTable.amount })
      .from(paymentTable)
      .where(and(eq(paymentTable.tradeId, trade), eq(paymentTable.provider, provider)))
      .orderBy(asc(paymentTable.at), asc(paymentTable.id)),
  );
}

/**
 * Returns whether an open dispute blocks the refund. It updates the disputes first, because their events may be
 * missing.
 */
async function isBlockedByDispute(ctx: Ctx, { trade_id: trade }: PayoutListRow): Promise<boolean> {
  const { payments } = ctx;
  if (payments === null) return false;
  const disputes = (
    await Promise.all(
      (await readCardPayments(ctx, trade, payments)).map(({ eventId: money }) => payments.listDisputes({ money })),
    )
  ).flat();
  for (const { id } of disputes) await syncDispute(ctx, payments, id);
  return disputes.some(({ state, refundable }) => isOpenDispute(state) && !refundable);
}

/** Records a refund in the ledger, once, that the provider sent although a dispute had replaced it. */
async function bookSentDespiteDispute(ctx: Ctx, row: PayoutListRow): Promise<void> {
  const refunded = refundedSum(await sendMissingParts(ctx, row));
  const record = await requireTradeOfPayout(ctx, row);
  const ref = refundRef(row);
  if (refunded === 0 || record.ledger.some((entry) => entry.kind === 'refund' && entry.ref === ref)) return;
  ctx.log.error('refund-overtaken', { payout: row.id });
  await commitIfUnchanged(ctx, record, [
    ...(refunded >= row.amount ? [movePayoutStatement(ctx, row, 'done')] : []),
    ...bookingStatements(ctx, record, { entries: [{ kind: 'refund', amount: -refunded, ref }], actor: 'shop' }),
  ]);
}

/** Sends what is missing of a refund and returns all its parts; less than its amount when the provider refuses. */
async function sendMissingParts(
  ctx: Ctx,
  { id, trade_id: trade, amount, state }: PayoutListRow,
): Promise<readonly Refund[]> {
  const { payments } = ctx;
  if (payments === null) throw new PaymentsDown('no provider is set up');
  const received = await readCardPayments(ctx, trade, payments);
  const known = await Promise.all(
    received.map(async (money) => ({
      id: money.eventId,
      received: money.amount,
      refunds: await payments.listRefunds(money.eventId),
    })),
  );
  const own = known.flatMap(({ refunds }) => refunds.filter((refund) => refund.payout === id));
  // A refund that the bank returned is not sent again automatically.
  if (state === 'done' || state === 'replaced' || own.some((refund) => refund.state === 'failed')) return own;
  const parts = splitRefund(
    amount - refundedSum(own),
    known.map((money) => ({ id: money.id, left: money.received - refundedSum(money.refunds) })),
  );
  return parts === null ? own : [...own, ...(await sendParts(payments, id, parts))];
}

/** Sends the parts of a refund. The provider refuses a part by returning null. */
async function sendParts(
  payments: Payments,
  payout: string,
  parts: readonly { readonly id: string; readonly amount: number }[],
): Promise<Refund[]> {
  const sent: Refund[] = [];
  for (const { id: money, amount } of parts) {
    const refund = await payments.refundCharge({ money, payout, amount }, `${payout}:${money}`);
    if (refund !== null) sent.push(refund);
  }
  return sent;
}

/** Returns the sum of refunds that are done or under way; failed ones do not count. */
function refundedSum(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0);
}

/** Writes the new state of a refund and books it; nothing when the state is unchanged. */
async function bookRefund(ctx: Ctx, row: PayoutListRow, refunds: readonly Refund[]): Promise<void> {
  const refunded = refundedSum(refunds);
  const isComplete = refunded >= row.amount;
  const isPending = isComplete && refunds.some(({ state }) => state === 'pending');
  if (isPending && row.state !== 'due') return;
  if (isComplete && !isPending && row.state === 'done') return;
  const record = await requireTradeOfPayout(ctx, row);
  const actor = 'shop';
  if (isPending) {
    await commitIfUnchanged(ctx, record, [
      sql(
        ctx.db,
        `UPDATE payouts SET state = CASE state WHEN 'due' THEN 'sent' ELSE '${noPayoutState}' END, sent_at = ?2
         WHERE id = ?1`,
        row.id,
        ctx.now.toISOString(),
      ),
    ]);
  } else if (isComplete) {
    await commitIfUnchanged(ctx, record, [
      movePayoutStatement(ctx, row, 'done'),
      ...bookingStatements(ctx, record, {
        entries: [{ kind: 'refund', amount: -row.amount, ref: refundRef(row) }],
        actor,
      }),
    ]);
  } else {
    ctx.log.error('refund-failed', { payout: row.id });
    // Part of the payments may be refunded: that part is booked, the rest is owed again.
    const entry =
      row.state === 'done'
        ? { kind: 'refund-failed' as const, amount: row.amount - refunded }
        : { kind: 'refund' as const, amount: -refunded };
    await commitIfUnchanged(ctx, record, [
      movePayoutStatement(ctx, row, 'failed', 'refused'),
      ...bookingStatements(ctx, record, { entries: [{ ...entry, ref: refundRef(row) }], actor, suspendsPayouts: true }),
      outboxStatement(ctx, 'came-back', { trade: row.trade_id, payout: row.id }, `came-back:${row.id}`),
    ]);
  }
}
