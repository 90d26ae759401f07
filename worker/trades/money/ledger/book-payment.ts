import { Problem } from '../../../../domain/problems';
import { balancesOf, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { commit, ConstraintError, tradeRaces } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import { bookingStatements } from './booking-statements';
import { canMoveOutbound, moveOutboundStatement } from '../../core/move-outbound';
import { reserveStockStatements } from '../../../stock/reserve-stock';
import { useCreditAgainStatement } from '../store-credit/credit-statements';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { lastEventOf } from '../../core/sequence-numbers';
import { readRecord } from '../../core/read-record';
import type { TradeRecord } from '../../core/trade-rows';
import { amountOf, failedAmounts } from '../refunds/failed-amounts';
import { pendingRefunds } from '../refunds/refund-statements';

/** A payment received for a trade; amounts in minor units. */
export interface ReceivedPayment {
  readonly trade: string;
  readonly provider: string;
  /** The provider's id of the event; each is booked once. */
  readonly eventId: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
  readonly actor: 'staff' | 'shop';
  /** Id of the unmatched money that the desk matches now. */
  readonly unmatchedId?: string;
  /** Statements of the caller for the same batch. */
  readonly callerStatements?: readonly D1PreparedStatement[];
}

/** Number of attempts before a trade that keeps changing is reported as `state-moved`. */
const maxAttempts = 5;
/** Violated when the copies or the store credit of a lapsed order are no longer available. */
const unavailableRaces: ReadonlySet<string> = new Set(['stock_enough', 'store_credit_enough']);
/** Violated when the event was booked before. */
const knownPaymentRace = 'payments.provider, payments.event_id';
/** Violated when the desk matched the money to another trade or returned it. */
const alreadyMatchedRace = 'payments.provider';
const paymentRaces: ReadonlySet<string> = new Set([...tradeRaces, ...unavailableRaces]);

/**
 * Books a payment for a trade once, whatever the state of the trade. The rest of a short payment stays due, and an
 * excess is refunded. For a lapsed order the copies are reserved again if they are available and the payment covers
 * them; else it is refunded. `known`: the event was booked before.
 * @throws `trade-not-found`, `currency-differs` {expected}, `state-moved`
 * @see docs/product.md#pay-now
 */
export async function bookPayment(ctx: Ctx, money: ReceivedPayment): Promise<'booked' | 'known'> {
  let mayReserve = true;
  return retryOnRace(
    maxAttempts,
    paymentRaces,
    async () => {
      const record = await readRecord(ctx, money.trade);
      if (record === null) throw new Problem('trade-not-found');
      if (record.trade.currency !== money.currency)
        throw new Problem('currency-differs', { expected: record.trade.currency });
      try {
        await commit(ctx.db, [
          requireUnchangedStatement(ctx, record.trade),
          paymentStatement(ctx, money),
          ...(money.callerStatements ?? []),
          ...(mayReserve && canReserveAgain(ctx, record, money)
            ? reserveAgainStatements(ctx, record, money)
            : bookingStatements(ctx, record, { entries: [paymentEntry(money)], actor: money.actor })),
        ]);
        return 'booked';
      } catch (error) {
        if (!(error instanceof ConstraintError)) throw error;
        if (error.constraint === knownPaymentRace) return 'known';
        if (error.constraint === alreadyMatchedRace) throw new Problem('state-moved');
        if (unavailableRaces.has(error.constraint)) mayReserve = false;
        throw error;
      }
    },
    () => new Problem('state-moved'),
  );
}

/**
 * Returns the statement that inserts the payment. Unmatched money that was matched or returned yields a NULL provider,
 * which aborts the batch.
 */
function paymentStatement(
  ctx: Ctx,
  { trade, provider, eventId, amount, currency, at, unmatchedId }: ReceivedPayment,
): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO payments (id, trade_id, provider, event_id, amount, currency, at)
     VALUES (?1, ?2, CASE WHEN ?8 IS NULL THEN ?3 ELSE (SELECT provider FROM unmatched_money
     WHERE id = ?8 AND ended_at IS NULL) END, ?4, ?5, ?6, ?7)`,
    ctx.ids.id(),
    trade,
    provider,
    eventId,
    amount,
    currency,
    at,
    unmatchedId ?? null,
  );
}

const paymentEntry = ({ provider, eventId, amount }: ReceivedPayment): LedgerEntry => ({
  kind: 'payment',
  amount,
  ref: `${provider}:${eventId}`,
});

/** Returns the price of the books less the store credit used, in minor units. */
const amountDueFor = ({ trade }: TradeRecord) => trade.take_total + trade.postage - trade.credit_used;

/** Returns whether the payment covers a lapsed order, so that its copies can be reserved again. */
function canReserveAgain(ctx: Ctx, record: TradeRecord, { amount, actor }: ReceivedPayment): boolean {
  const { ledger, payouts } = record;
  const refundedAmount = amountOf(pendingRefunds(payouts)) + amountOf(failedAmounts('refund', payouts, ledger));
  return (
    canMoveOutbound(ctx, record, 'reserved', actor) &&
    balancesOf(ledger).purchase - refundedAmount + amount >= amountDueFor(record)
  );
}

/** Returns the statements that reserve the copies of a lapsed order again and book its sale with the payment. */
function reserveAgainStatements(ctx: Ctx, record: TradeRecord, money: ReceivedPayment): D1PreparedStatement[] {
  const { trade, outbound, events } = record;
  const ref = `again:${lastEventOf(events, 'outbound').seq + 1}`;
  return [
    moveOutboundStatement(ctx, record, 'reserved', money.actor),
    ...reserveStockStatements(ctx, trade.id, outbound),
    ...(trade.account === null ? [] : [useCreditAgainStatement(ctx, trade.id)]),
    ...bookingStatements(ctx, record, {
      actor: money.actor,
      entries: [
        paymentEntry(money),
        { kind: 'sale', amount: -trade.take_total, ref },
        { kind: 'postage', amount: -trade.postage, ref },
        { kind: 'credit-used', amount: trade.credit_used, ref },
      ],
      steps: trade.settlement_state === 'lapsed' ? [{ to: 'balanced', actor: money.actor }] : [],
    }),
  ];
}
