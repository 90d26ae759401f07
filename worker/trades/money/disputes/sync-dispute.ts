import { isOpenDispute } from '../../../../domain/trades/money/disputes';
import { balancesOf, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { payments as paymentTable } from '../../../platform/db/schema/money';
import { commit, tradeRaces } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import { movePayoutStatement } from '../payouts/move-payout';
import { outboxStatement } from '../../../outbox/outbox-statement';
import { bookingStatements } from '../ledger/booking-statements';
import {
  markDisputeCheckedStatement,
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
import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import { amountOf, failedAmounts } from '../refunds/failed-amounts';
import { refundSource } from '../refunds/refund-ref';
import { pendingRefunds } from '../refunds/refund-statements';

/** Another event has stored the same dispute after this call read that there was none. */
const disputeRaces: ReadonlySet<string> = new Set([...tradeRaces, 'disputes.id']);
/** Number of attempts before a trade that keeps changing is reported as `state-moved`. */
const maxAttempts = 5;

const paymentColumns = columnsOf(paymentTable, 'trade_id', 'event_id', 'amount', 'currency');
type DisputedPayment = RowOf<typeof paymentColumns>;
/** Reads the payment with event id `?2`, or of the stored dispute `?3` where `?2` is null. */
const disputedPayment = defineRead(
  paymentColumns,
  `SELECT trade_id, event_id, amount, currency FROM payments WHERE provider = ?1
    AND event_id = coalesce(?2, (SELECT payment FROM disputes WHERE id = ?3))`,
);

/**
 * Updates our copy of a dispute from the provider, with the bookings that follow. Events, the schedule and refunds all
 * call it, in any order and any number of times. The trade is read before the provider is asked, so the newer answer
 * wins a race. `unknown`: the dispute is about no payment booked here.
 * @throws PaymentsDown, `state-moved`
 */
export async function syncDispute(ctx: Ctx, payments: Payments, id: string): Promise<'written' | 'unknown'> {
  return retryOnRace(
    maxAttempts,
    disputeRaces,
    () => syncDisputeOnce(ctx, payments, id),
    () => new Problem('state-moved'),
  );
}

async function syncDisputeOnce(ctx: Ctx, payments: Payments, id: string): Promise<'written' | 'unknown'> {
  const stored = await readDispute(ctx, id);
  const payment = await readDisputedPayment(ctx, payments, id, stored);
  if (payment === null) return 'unknown';
  const record = await readRecord(ctx, payment.trade_id);
  const dispute = await payments.readDispute(id);
  if (record === null || dispute === null) return 'unknown';
  const values = disputeValues(dispute, payment.trade_id, payment);
  if (stored !== null && hasSameValues(stored, values)) {
    await commit(ctx.db, [markDisputeCheckedStatement(ctx, id)]);
    return 'written';
  }
  const writeDispute =
    stored === null
      ? addDisputeStatement(ctx, values, {
          provider: payments.provider,
          payment: payment.event_id,
          currency: payment.currency,
        })
      : updateDisputeStatement(ctx, values);
  await commit(ctx.db, [
    requireUnchangedStatement(ctx, record.trade),
    writeDispute,
    ...disputeMoneyStatements(ctx, record, stored, values),
  ]);
  return 'written';
}

/** Returns the payment of a dispute: as stored, or as the provider names it. */
async function readDisputedPayment(
  ctx: Ctx,
  payments: Payments,
  id: string,
  stored: DisputeRow | null,
): Promise<DisputedPayment | null> {
  const money = stored === null ? ((await payments.readDispute(id))?.money ?? null) : null;
  return disputedPayment.first(ctx.db, payments.provider, money, id);
}

/** Returns the statements that book what the bank took or returned, and adjust the refunds to what is owed then. */
function disputeMoneyStatements(
  ctx: Ctx,
  record: TradeRecord,
  stored: DisputeRow | null,
  values: DisputeValues,
): D1PreparedStatement[] {
  const change = (stored?.withdrawn ?? 0) - values.withdrawn;
  const released =
    stored !== null && isOpenDispute(stored.state) && !isOpenDispute(values.state)
      ? retryRefundStatements(ctx, record, values.id)
      : [];
  if (change === 0) return released;
  const earlier = record.ledger.filter(
    ({ kind, ref }) => (kind === 'disputed' || kind === 'disputed-back') && ref.startsWith(`${values.id}:`),
  ).length;
  const entry: LedgerEntry = {
    kind: change < 0 ? 'disputed' : 'disputed-back',
    amount: change,
    ref: `${values.id}:${earlier + 1}`,
  };
  const excess = change < 0 ? excessRefunds(record, entry) : [];
  const remaining = { ...record, payouts: record.payouts.filter((payout) => !excess.includes(payout)) };
  return [
    ...excess.map((payout) => movePayoutStatement(ctx, payout, 'replaced')),
    ...bookingStatements(ctx, remaining, { entries: [entry], actor: 'shop' }),
    ...released,
  ];
}

/**
 * Returns the unsent refunds of money to replace, when more is due for refund than is owed after the bank took its
 * part. Failed ones wait for the desk, so they are replaced only when replacing the others is not enough.
 */
function excessRefunds({ ledger, payouts }: TradeRecord, entry: LedgerEntry): TradeRecord['payouts'] {
  const owed = Math.max(0, balancesOf([...ledger, entry]).purchase);
  const failed = failedAmounts('refund', payouts, ledger);
  const pending = amountOf(pendingRefunds(payouts)) + amountOf(failed);
  if (pending <= owed) return [];
  const isOfMoney = (row: TradeRecord['payouts'][number]) => refundSource(row) === 'money';
  const due = payouts.filter((row) => row.kind === 'refund' && row.state === 'due' && isOfMoney(row));
  if (pending - amountOf(due) <= owed) return due;
  return [...due, ...failed.map(({ row }) => row).filter(isOfMoney)];
}

/** Returns the statements that retry refunds to the card that waited for the bank. */
function retryRefundStatements(ctx: Ctx, { payouts }: TradeRecord, dispute: string): D1PreparedStatement[] {
  return payouts
    .filter(({ kind, way, state }) => kind === 'refund' && isCardProvider(way) && state === 'due')
    .map(({ id }) => outboxStatement(ctx, 'refund-payment', { payout: id }, `refund-payment:${id}:${dispute}`));
}
