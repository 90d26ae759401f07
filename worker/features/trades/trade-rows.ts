import type { Settlement } from '../../../domain/checkout/schemas';
import type { Grade, UsedGrade } from '../../../domain/grade';
import type { Market } from '../../../domain/market';
import type { Currency } from '../../../domain/money';
import type { TradeFacts } from '../../../domain/trades/facts';
import type {
  InboundLegState, InboundLineState, OutboundLegState, OutboundLineState, SettlementState, TradePart,
} from '../../../domain/trades/states';
import type { Trade, TradeEvent } from '../../../domain/trades/schemas';
import type { Ctx } from '../../context';
import { rowsAt, sql } from '../../db/client';

/** A trade as it is stored; what the constraints and triggers of its tables promise. */
export interface TradeRow {
  readonly id: string;
  readonly number: string;
  readonly owner: string;
  readonly account: string | null;
  readonly guest_key_hash: string | null;
  readonly market: Market;
  readonly currency: Currency;
  readonly language: string;
  readonly settlement: Settlement;
  readonly payment: Trade['payment'];
  readonly payout: Trade['payout'];
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly if_worse: NonNullable<Trade['inbound']>['ifWorse'];
  readonly if_worse_down_to: number;
  readonly give_total: number;
  readonly take_total: number;
  readonly postage: number;
  readonly credit_used: number;
  readonly difference: number;
  readonly rows: string;
  readonly inbound_state: InboundLegState | null;
  readonly outbound_state: OutboundLegState | null;
  readonly settlement_state: SettlementState;
  readonly arrive_by: string | null;
  readonly pay_by: string | null;
  readonly placed_at: string;
}

export interface InboundLineRow {
  readonly line: number;
  readonly isbn: string;
  readonly title: string;
  readonly grade: UsedGrade;
  readonly amount: number;
  readonly state: InboundLineState;
}

export interface OutboundLineRow {
  readonly line: number;
  readonly isbn: string;
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly price: number;
  readonly state: OutboundLineState | null;
}

export interface EventRow {
  readonly part: TradePart;
  readonly seq: number;
  readonly from_state: string;
  readonly to_state: string;
  readonly actor: TradeEvent['actor'];
  readonly at: string;
}

export interface TradeRecord {
  readonly trade: TradeRow;
  readonly inbound: readonly InboundLineRow[];
  readonly outbound: readonly OutboundLineRow[];
  readonly events: readonly EventRow[];
  readonly parcels: readonly { readonly code: string; readonly grams: number }[];
  /** Money that came in, less what was sent back. */
  readonly paid: number;
}

/** A trade with all that belongs to it, whoever asks; null where there is none. One round trip. */
export async function readRecord(ctx: Pick<Ctx, 'db'>, id: string): Promise<TradeRecord | null> {
  const results = await ctx.db.batch([
    sql(ctx.db, 'SELECT * FROM trades WHERE id = ?1', id),
    sql(ctx.db, 'SELECT line, isbn, title, grade, amount, state FROM inbound_lines WHERE trade_id = ?1 ORDER BY line', id),
    sql(ctx.db, 'SELECT line, isbn, title, grade, quantity, price, state FROM outbound_lines WHERE trade_id = ?1 ORDER BY line', id),
    sql(
      ctx.db,
      `SELECT part, seq, from_state, to_state, actor, at FROM trade_events WHERE trade_id = ?1
       ORDER BY at, CASE part WHEN 'inbound' THEN 1 WHEN 'outbound' THEN 2 ELSE 3 END, seq`,
      id,
    ),
    sql(ctx.db, 'SELECT code, grams FROM parcels WHERE trade_id = ?1 ORDER BY parcel', id),
    sql(ctx.db, 'SELECT coalesce(sum(amount), 0) AS paid FROM payments WHERE trade_id = ?1', id),
  ]);
  const [trade] = rowsAt<TradeRow>(results, 0);
  if (trade === undefined) return null;
  return {
    trade,
    inbound: rowsAt<InboundLineRow>(results, 1),
    outbound: rowsAt<OutboundLineRow>(results, 2),
    events: rowsAt<EventRow>(results, 3),
    parcels: rowsAt<TradeRecord['parcels'][number]>(results, 4),
    paid: rowsAt<{ paid: number }>(results, 5)[0]?.paid ?? 0,
  };
}

/** Minor units that are paid when a trade is placed; what a swap leaves to pay is known after grading. */
export function dueNow(trade: Pick<TradeRow, 'settlement' | 'take_total' | 'postage' | 'credit_used'>): number {
  return trade.settlement === 'pay-now' ? trade.take_total + trade.postage - trade.credit_used : 0;
}

/** What the lifecycle's guards look at. Parcels and grading have no rows of their own before the desk has them. */
export function factsOf({ trade, inbound, parcels, paid }: TradeRecord, now: string): TradeFacts {
  return {
    now,
    settlement: trade.settlement,
    inbound: trade.inbound_state,
    outbound: trade.outbound_state,
    money: trade.settlement_state,
    arriveBy: trade.arrive_by,
    decideBy: null,
    payBy: trade.pay_by,
    parcels: { sent: parcels.length, arrived: 0, firstArrivedAt: null },
    lines: { ungraded: inbound.filter((line) => line.state === 'offered').length, undecided: 0 },
    toPay: Math.max(0, dueNow(trade) - paid),
    toGet: Math.max(0, trade.difference + dueNow(trade)),
    toRefund: Math.max(0, paid),
  };
}

/** The last event of a part as a next one must follow it. */
export function lastOf(events: readonly EventRow[], part: TradePart): { readonly seq: number; readonly state: string } {
  const last = events.filter((event) => event.part === part).toSorted((a, b) => b.seq - a.seq)[0];
  return { seq: last?.seq ?? 0, state: last?.to_state ?? '' };
}
