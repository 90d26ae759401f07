import { isOpenDispute } from '../../../../domain/trades/money/disputes';
import { balances, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { commit, isRace } from '../../../platform/db/commit';
import { movePayoutStatement } from '../payouts/move-payout';
import { outboxRow } from '../../../outbox/outbox-row';
import { bookingStatements } from '../ledger/booking-statements';
import {
  disputeCheckedStatement,
  readDispute,
  hasSameValues,
  addDisputeStatement,
  updateDisputeStatement,
  disputeValues,
  type DisputeRow,
  type DisputeValues,
} from '../../core/dispute-rows';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { readRecord } from '../../core/read-record';
import type { TradeRecord } from '../../core/trade-rows';

/** Something else happened to the trade this often, one after the other. */
const tries = 5;

interface DisputedPayment {
  readonly trade_id: string;
  readonly event_id: string;
  readonly amount: number;
  readonly currency: string;
}

/**
 * What the provider says of a dispute becomes ours: the one way for events, the schedule, and a refund that is about to
 * be sent, in any order and as often as they like. What was read of the trade is older than the provider's answer, so
 * that of two writers the newer answer stays. `unknown`: it is about no payment that is booked here. Throws
 * PaymentsDown, `state-moved`.
 */
export async function syncDispute(ctx: Ctx, payments: Payments, id: string): Promise<'written' | 'unknown'> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await readDispute(ctx, id);
    const paid = await readDisputedPayment(ctx, payments, id, known);
    if (paid === null) return 'unknown';
    const record = await readRecord(ctx, paid.trade_id);
    const dispute = await payments.dispute(id);
    if (record === null || dispute === null) return 'unknown';
    const told = disputeValues(dispute, paid.trade_id, paid);
    if (known !== null && hasSameValues(known, told)) {
      await commit(ctx.db, [disputeCheckedStatement(ctx, id)]);
      return 'written';
    }
    try {
      const row =
        known === null
          ? addDisputeStatement(ctx, told, {
              provider: payments.provider,
              payment: paid.event_id,
              currency: paid.currency,
            })
          : updateDisputeStatement(ctx, told);
      await commit(ctx.db, [
        requireUnchangedStatement(ctx, record.trade),
        row,
        ...moneyStatements(ctx, record, known, told),
      ]);
      return 'written';
    } catch (error) {
      if (!isRace(error)) throw error;
      if (attempt === tries) throw new Problem('state-moved');
    }
  }
}

/** The payment that a dispute is about: as it was told before, or as the provider says. */
async function readDisputedPayment(
  ctx: Ctx,
  payments: Payments,
  id: string,
  known: DisputeRow | null,
): Promise<DisputedPayment | null> {
  const money = known === null ? ((await payments.dispute(id))?.money ?? null) : null;
  const [paid] = await rows<DisputedPayment>(
    sql(
      ctx.db,
      `SELECT trade_id, event_id, amount, currency FROM payments WHERE provider = ?1
        AND event_id = coalesce(?2, (SELECT payment FROM disputes WHERE id = ?3))`,
      payments.provider,
      money,
      id,
    ),
  );
  return paid ?? null;
}

/** What follows for the money: what the bank took or returned is booked, and refunds go by what is owed then. */
function moneyStatements(
  ctx: Ctx,
  record: TradeRecord,
  known: DisputeRow | null,
  told: DisputeValues,
): D1PreparedStatement[] {
  const change = (known?.withdrawn ?? 0) - told.withdrawn;
  const released =
    known !== null && isOpenDispute(known.state) && !isOpenDispute(told.state)
      ? retryRefundStatements(ctx, record, told.id)
      : [];
  if (change === 0) return released;
  const before = record.ledger.filter(
    ({ kind, ref }) => (kind === 'disputed' || kind === 'disputed-back') && ref.startsWith(`${told.id}:`),
  ).length;
  const entry: LedgerEntry = {
    kind: change < 0 ? 'disputed' : 'disputed-back',
    amount: change,
    ref: `${told.id}:${before + 1}`,
  };
  const over = change < 0 ? excessRefunds(record, entry) : [];
  const left = { ...record, payouts: record.payouts.filter((payout) => !over.includes(payout)) };
  return [
    ...over.map((payout) => movePayoutStatement(ctx, payout, 'replaced')),
    ...bookingStatements(ctx, left, { entries: [entry], actor: 'shop' }),
    ...released,
  ];
}

/**
 * Refunds of money that have not left, where more waits to be refunded than is owed once the bank has taken its part.
 */
function excessRefunds({ ledger, payouts }: TradeRecord, entry: LedgerEntry): TradeRecord['payouts'] {
  const refunds = payouts.filter(({ kind }) => kind === 'refund');
  const waits = refunds
    .filter(({ state }) => state === 'due' || state === 'sent' || state === 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (waits <= Math.max(0, balances([...ledger, entry]).purchase)) return [];
  return refunds.filter(
    ({ state, reason }) => (state === 'due' || state === 'failed') && (reason ?? 'money') === 'money',
  );
}

/** Statements: refunds to the card that waited for the bank's answer go on. */
function retryRefundStatements(ctx: Ctx, { payouts }: TradeRecord, dispute: string): D1PreparedStatement[] {
  return payouts
    .filter(({ kind, way, state }) => kind === 'refund' && way === 'stripe' && state === 'due')
    .map(({ id }) => outboxRow(ctx, 'refund-payment', { payout: id }, `refund-payment:${id}:${dispute}`));
}
