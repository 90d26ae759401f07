import { Problem } from '../../../../domain/problems';
import type { LedgerEntry } from '../../../../domain/trades/money/ledger';
import { balances } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { commit, isRace } from '../../../platform/db/commit';
import { bookingStatements } from './booking-statements';
import { canMoveOutbound, moveOutboundStatement } from '../../core/move-outbound';
import { reserveStockStatements } from '../../../stock/reserve-stock';
import { useCreditStatements } from '../store-credit/credit-statements';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { lastEventOf } from '../../core/last-entries';
import { readRecord } from '../../core/read-record';
import type { TradeRecord } from '../../core/trade-rows';

/** Money that came for a trade; minor units. */
export interface ArrivedMoney {
  readonly trade: string;
  readonly provider: string;
  /** The provider's own name of the event; it counts once. */
  readonly eventId: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
  readonly actor: 'staff' | 'shop';
  /** Money that was put aside before and is matched by hand now. */
  readonly unmatched?: string;
  /** Statements of the caller that belong to the same batch. */
  readonly with?: readonly D1PreparedStatement[];
}

/** Something else happened to the trade this often, one after the other. */
const tries = 5;
/** The copies or the store credit of a lapsed order are no longer there. */
const gone: ReadonlySet<string> = new Set(['stock_enough', 'store_credit_enough']);
/** The event was booked before. */
const knownPayment = 'payments.provider, payments.event_id';
/** The desk matched the money to another trade, or sent it back. */
const matchedBefore = 'payments.provider';
const paymentRaces: ReadonlySet<string> = new Set([...gone, knownPayment, matchedBefore]);

/**
 * Books money that came for a trade, once, whatever it is then: all, too little (the rest stays awaited), too much (the
 * rest is refunded), or too late: then the copies are reserved again where they are still there and it is enough, else
 * it goes back at once (docs/product.md#pay-now). `known`: the event was booked before. Throws `trade-not-found`,
 * `currency-differs` {expected}, `state-moved`.
 */
export async function bookPayment(ctx: Ctx, money: ArrivedMoney): Promise<'booked' | 'known'> {
  let again = true;
  for (let attempt = 1; ; attempt += 1) {
    const record = await readRecord(ctx, money.trade);
    if (record === null) throw new Problem('trade-not-found');
    if (record.trade.currency !== money.currency)
      throw new Problem('currency-differs', { expected: record.trade.currency });
    try {
      await commit(ctx.db, [
        requireUnchangedStatement(ctx, record.trade),
        paymentStatement(ctx, money),
        ...(money.with ?? []),
        ...(again && canReserveAgain(ctx, record, money)
          ? reserveAgainStatements(ctx, record, money)
          : bookingStatements(ctx, record, { entries: [paymentEntry(money)], actor: money.actor })),
      ]);
      return 'booked';
    } catch (error) {
      if (!isRace(error, paymentRaces)) throw error;
      if (error.constraint === knownPayment) return 'known';
      if (error.constraint === matchedBefore) throw new Problem('state-moved');
      if (gone.has(error.constraint)) again = false;
      if (attempt === tries) throw new Problem('state-moved');
    }
  }
}

/** Money put aside can be booked while it is still there: what is gone has no provider, and aborts. */
function paymentStatement(
  ctx: Ctx,
  { trade, provider, eventId, amount, currency, at, unmatched }: ArrivedMoney,
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
    unmatched ?? null,
  );
}

const paymentEntry = ({ provider, eventId, amount }: ArrivedMoney): LedgerEntry => ({
  kind: 'payment',
  amount,
  ref: `${provider}:${eventId}`,
});

/** What the books cost beside the store credit that was used for them, which is there again or not. */
const costOf = ({ trade }: TradeRecord) => trade.take_total + trade.postage - trade.credit_used;

function canReserveAgain(ctx: Ctx, record: TradeRecord, { amount, actor }: ArrivedMoney): boolean {
  const { ledger, payouts } = record;
  const onItsWay = payouts.reduce(
    (sum, { kind, state, amount: due }) =>
      kind === 'refund' && (state === 'due' || state === 'sent') ? sum + due : sum,
    0,
  );
  return (
    canMoveOutbound(ctx, record, 'reserved', actor) && balances(ledger).purchase - onItsWay + amount >= costOf(record)
  );
}

function reserveAgainStatements(ctx: Ctx, record: TradeRecord, money: ArrivedMoney): D1PreparedStatement[] {
  const { trade, outbound, events } = record;
  const ref = `again:${lastEventOf(events, 'outbound').seq + 1}`;
  return [
    moveOutboundStatement(ctx, record, 'reserved', money.actor),
    ...reserveStockStatements(ctx, trade.id, outbound),
    ...(trade.account === null
      ? []
      : useCreditStatements(ctx, {
          account: trade.account,
          currency: trade.currency,
          amount: trade.credit_used,
          trade: trade.id,
        })),
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
