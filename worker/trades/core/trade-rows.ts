import type { Settlement } from '../../../domain/checkout/schemas';
import type { Grade, UsedGrade } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import type { Currency } from '../../../domain/money';
import type { TradeFacts } from '../../../domain/trades/lifecycle/facts';
import { holdsBooks } from '../../../domain/trades/money/disputes';
import { balances, moneyKept, type LedgerEntry, type LedgerSide } from '../../../domain/trades/money/ledger';
import type {
  InboundLegState,
  InboundLineState,
  OutboundLegState,
  OutboundLineState,
  SettlementState,
  StatesOfParts,
  TradePart,
} from '../../../domain/trades/lifecycle/states';
import type { Trade, TradeEvent } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { disputeEventsOfTrade, disputesOfTrade, type DisputeEventRow, type DisputeRow } from './dispute-rows';
import { warningsOfTrade, type FraudWarningRow } from './fraud-rows';

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
  readonly payout_iban_masked: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
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
  readonly decide_by: string | null;
  readonly received_at: string | null;
  readonly dispatched_at: string | null;
  readonly delivered_at: string | null;
  readonly return_postage: number;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly rate_micro: number;
  readonly version: number;
  readonly origin: string;
  readonly placed_at: string;
  readonly follows: string | null;
}

export interface InboundLineRow {
  readonly line: number;
  readonly isbn: string;
  readonly title: string;
  readonly grade: UsedGrade;
  readonly ex_library: number;
  readonly amount: number;
  /** JSON: the hold's four amounts by grade; `today` the same of today, for a parcel that came after its grace. */
  readonly amounts: string;
  readonly today: string | null;
  readonly state: InboundLineState;
  readonly parcel: number | null;
  readonly graded_as: UsedGrade | null;
  readonly paid: number | null;
  readonly reason: string | null;
  readonly unexpected: number;
  readonly decision: 'accept' | 'return' | 'recycle' | null;
  /** JSON: carrier, tracking, at; once a refused copy was sent back. */
  readonly sent_back: string | null;
}

export interface OutboundLineRow {
  readonly line: number;
  readonly isbn: string;
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly price: number;
  readonly vat_rate: number;
  readonly state: OutboundLineState | null;
  /** 1: refunded while the copies were not here; they may still come. */
  readonly refunded_ahead: number;
}

interface EventRowOf<Part extends TradePart> {
  readonly part: Part;
  readonly seq: number;
  readonly from_state: StatesOfParts[Part] | '';
  readonly to_state: StatesOfParts[Part];
  readonly actor: TradeEvent['actor'];
  readonly at: string;
}
export type EventRow = { [Part in TradePart]: EventRowOf<Part> }[TradePart];

export interface LedgerRow extends LedgerEntry {
  readonly entry: number;
  readonly side: LedgerSide;
  readonly actor: TradeEvent['actor'];
  readonly at: string;
}

export interface LineEventRow {
  readonly part: 'inbound-line' | 'outbound-line';
  readonly line: number;
  readonly seq: number;
  readonly from_state: string;
  readonly to_state: string;
  readonly actor: TradeEvent['actor'];
  readonly facts: string;
  readonly at: string;
}

export interface ParcelRow {
  readonly parcel: number;
  readonly code: string;
  readonly grams: number;
  readonly posted_at: string | null;
  readonly received_at: string | null;
  readonly carrier: string | null;
  readonly tracking: string | null;
}

/** Money the shop sends; see `payouts` in migrations/0009_trade_life.sql. */
export interface PayoutRow {
  readonly id: string;
  readonly kind: 'payout' | 'refund';
  readonly way: 'bank' | 'stripe' | 'store-credit';
  readonly amount: number;
  readonly state: 'due' | 'sent' | 'done' | 'failed' | 'replaced';
  /** Of a refund: what had paid for it (`money`, `store-credit`, `books`). */
  readonly reason: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly ended_at: string | null;
}

/** A withdrawal from the purchase; `sent_at`: the person said that its books were posted. */
export interface WithdrawalRow {
  readonly withdrawal: number;
  readonly reason: 'withdraw' | 'not-as-described';
  /** JSON list of line numbers. */
  readonly lines: string;
  readonly at: string;
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly sent_at: string | null;
}

interface TradeRef {
  readonly id: string;
  readonly number: string;
}

export interface TradeRecord {
  readonly trade: TradeRow;
  readonly inbound: readonly InboundLineRow[];
  readonly outbound: readonly OutboundLineRow[];
  readonly events: readonly EventRow[];
  readonly parcels: readonly ParcelRow[];
  readonly ledger: readonly LedgerRow[];
  readonly lineEvents: readonly LineEventRow[];
  readonly payouts: readonly PayoutRow[];
  readonly photos: readonly { readonly id: string; readonly line: number }[];
  /** State of the last payment that a provider was asked for. */
  readonly intent: 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | null;
  /** What the trade brought as store credit, bonus included, and whether its person wants mails that are no duty. */
  readonly credited: number;
  readonly wantsMails: boolean;
  /** Payouts of the account wait until then. */
  readonly heldUntil: string | null;
  readonly withdrawals: readonly WithdrawalRow[];
  /** Corrections of its invoice, in their order; minor units. */
  readonly creditNotes: readonly { readonly number: number; readonly amount: number; readonly at: string }[];
  readonly disputes: readonly DisputeRow[];
  readonly disputeEvents: readonly DisputeEventRow[];
  readonly warnings: readonly FraudWarningRow[];
  /** The trade whose late parcel this one takes in, and those that took in late parcels of this one. */
  readonly follows: TradeRef | null;
  readonly followedBy: readonly (TradeRef & { readonly parcel: number })[];
}

/** A trade with all that belongs to it, whoever asks; null where there is none. One round trip. */
export async function readRecord(ctx: Pick<Ctx, 'db'>, id: string): Promise<TradeRecord | null> {
  const results = await ctx.db.batch([
    sql(ctx.db, 'SELECT * FROM trades WHERE id = ?1', id),
    sql(ctx.db, 'SELECT * FROM inbound_lines WHERE trade_id = ?1 ORDER BY line', id),
    sql(ctx.db, 'SELECT * FROM outbound_lines WHERE trade_id = ?1 ORDER BY line', id),
    sql(
      ctx.db,
      `SELECT part, seq, from_state, to_state, actor, at FROM trade_events WHERE trade_id = ?1
       ORDER BY at, CASE part WHEN 'inbound' THEN 1 WHEN 'outbound' THEN 2 ELSE 3 END, seq`,
      id,
    ),
    sql(
      ctx.db,
      `SELECT parcel, code, grams, posted_at, received_at, carrier, tracking FROM parcels WHERE trade_id = ?1
        ORDER BY parcel`,
      id,
    ),
    sql(
      ctx.db,
      'SELECT entry, side, kind, amount, ref, actor, at FROM trade_ledger WHERE trade_id = ?1 ORDER BY entry',
      id,
    ),
    sql(
      ctx.db,
      `SELECT part, line, seq, from_state, to_state, actor, facts, at FROM line_events WHERE trade_id = ?1
        ORDER BY at, part, line, seq`,
      id,
    ),
    sql(
      ctx.db,
      `SELECT id, kind, way, amount, state, reason, created_at, sent_at, ended_at FROM payouts WHERE trade_id = ?1
        ORDER BY created_at, id`,
      id,
    ),
    sql(ctx.db, 'SELECT id, line FROM grading_photos WHERE trade_id = ?1 ORDER BY line, at, id', id),
    sql(
      ctx.db,
      `SELECT withdrawal, reason, lines, at, carrier, tracking, sent_at FROM withdrawals WHERE trade_id = ?1
        ORDER BY withdrawal`,
      id,
    ),
    sql(ctx.db, 'SELECT state FROM payment_intents WHERE trade_id = ?1 ORDER BY created_at DESC, id DESC LIMIT 1', id),
    sql(
      ctx.db,
      'SELECT payouts_held_until, trade_mails FROM accounts WHERE id = (SELECT account FROM trades WHERE id = ?1)',
      id,
    ),
    sql(
      ctx.db,
      `SELECT coalesce(sum(amount), 0) AS credited FROM store_credit WHERE trade_id = ?1
        AND reason IN ('trade', 'bonus')`,
      id,
    ),
    sql(
      ctx.db,
      'SELECT id, number, follows_parcel AS parcel FROM trades WHERE follows = ?1 ORDER BY placed_at, id',
      id,
    ),
    sql(ctx.db, 'SELECT id, number FROM trades WHERE id = (SELECT follows FROM trades WHERE id = ?1)', id),
    sql(
      ctx.db,
      'SELECT number, goods + postage AS amount, at FROM credit_notes WHERE trade_id = ?1 ORDER BY number',
      id,
    ),
    sql(ctx.db, disputesOfTrade, id),
    sql(ctx.db, disputeEventsOfTrade, id),
    sql(ctx.db, warningsOfTrade, id),
  ]);
  const [trade] = rowsAt<TradeRow>(results, 0);
  if (trade === undefined) return null;
  const [person] = rowsAt<{ payouts_held_until: string | null; trade_mails: number }>(results, 11);
  return {
    trade,
    inbound: rowsAt<InboundLineRow>(results, 1),
    outbound: rowsAt<OutboundLineRow>(results, 2),
    events: rowsAt<EventRow>(results, 3),
    parcels: rowsAt<ParcelRow>(results, 4),
    ledger: rowsAt<LedgerRow>(results, 5),
    lineEvents: rowsAt<LineEventRow>(results, 6),
    payouts: rowsAt<PayoutRow>(results, 7),
    photos: rowsAt<TradeRecord['photos'][number]>(results, 8),
    withdrawals: rowsAt<TradeRecord['withdrawals'][number]>(results, 9),
    intent: rowsAt<{ state: NonNullable<TradeRecord['intent']> }>(results, 10)[0]?.state ?? null,
    heldUntil: person?.payouts_held_until ?? null,
    // A guest never said no.
    wantsMails: person === undefined || person.trade_mails === 1,
    credited: rowsAt<{ credited: number }>(results, 12)[0]?.credited ?? 0,
    followedBy: rowsAt<TradeRecord['followedBy'][number]>(results, 13),
    follows: rowsAt<TradeRef>(results, 14)[0] ?? null,
    creditNotes: rowsAt<TradeRecord['creditNotes'][number]>(results, 15),
    disputes: rowsAt<DisputeRow>(results, 16),
    disputeEvents: rowsAt<DisputeEventRow>(results, 17),
    warnings: rowsAt<FraudWarningRow>(results, 18),
  };
}

/** What the lifecycle's guards look at. */
export function factsOf({ trade, inbound, parcels, ledger, disputes, warnings }: TradeRecord, now: string): TradeFacts {
  const { purchase, tradeIn } = balances(ledger);
  const settled = trade.inbound_state === 'settled';
  const worse = inbound.filter(({ state }) => state === 'regraded' || state === 'rejected');
  return {
    now,
    settlement: trade.settlement,
    inbound: trade.inbound_state,
    outbound: trade.outbound_state,
    money: trade.settlement_state,
    arriveBy: trade.arrive_by,
    decideBy: trade.decide_by,
    payBy: trade.pay_by,
    parcels: {
      sent: parcels.length,
      arrived: parcels.filter((parcel) => parcel.received_at !== null).length,
      firstArrivedAt: trade.received_at,
    },
    lines: {
      ungraded: inbound.filter(({ state }) => state === 'offered').length,
      undecided: worse.filter(({ decision }) => decision === null).length,
    },
    // What a swap leaves to pay is known after grading.
    toPay: trade.settlement === 'swap' && !settled ? 0 : Math.max(0, -purchase),
    toGet: settled ? Math.max(0, tradeIn) : 0,
    toRefund: Math.max(0, purchase),
    paid: moneyKept(ledger),
    held: holdsBooks(disputes) || warnings.some(({ looked_at: looked }) => looked === null),
  };
}

/** Number of the last entry in a trade's ledger, as the next booking must follow it. */
export function lastEntry(ledger: readonly LedgerRow[]): number {
  return ledger.at(-1)?.entry ?? 0;
}

/** Number of the last event of a line; 0 where there is none. */
export function lastOfLine(lineEvents: readonly LineEventRow[], part: LineEventRow['part'], line: number): number {
  return lineEvents.reduce(
    (last, event) => (event.part === part && event.line === line ? Math.max(last, event.seq) : last),
    0,
  );
}

/** The last event of a part as a next one must follow it. */
export function lastOf<Part extends TradePart>(
  events: readonly EventRow[],
  part: Part,
): { readonly seq: number; readonly state: StatesOfParts[Part] | '' } {
  const isOfPart = (event: EventRow): event is Extract<EventRow, EventRowOf<Part>> => event.part === part;
  const last = events.filter(isOfPart).toSorted((a, b) => b.seq - a.seq)[0];
  return { seq: last?.seq ?? 0, state: last?.to_state ?? '' };
}
