import type { Settlement } from '../../../domain/checkout/schemas';
import type { Grade, UsedGrade } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import type { Currency } from '../../../domain/money';
import { type LedgerEntry, type LedgerSide } from '../../../domain/trades/money/ledger';
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

import { type DisputeEventRow, type DisputeRow } from './dispute-rows';
import { type FraudWarningRow } from './fraud-rows';

/** A row of `trades`; the types state what the constraints and triggers of the table guarantee. */
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
  /** JSON: the hold's four amounts by grade, in minor units. */
  readonly amounts: string;
  /** JSON: today's four amounts by grade, for a parcel that came after its grace; else null. */
  readonly today: string | null;
  readonly state: InboundLineState;
  readonly parcel: number | null;
  readonly graded_as: UsedGrade | null;
  readonly paid: number | null;
  readonly reason: string | null;
  readonly unexpected: number;
  readonly decision: 'accept' | 'return' | 'recycle' | null;
  /** JSON: carrier, tracking and instant of the parcel that returned a refused copy; null before. */
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
  /** 1: refunded before the copies arrived; they may still arrive. */
  readonly refunded_ahead: number;
}

export interface EventRowOf<Part extends TradePart> {
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

/** Money that the shop sends; see `payouts` in migrations/0009_trade_life.sql. */
export interface PayoutRow {
  readonly id: string;
  readonly kind: 'payout' | 'refund';
  readonly way: 'bank' | 'stripe' | 'store-credit';
  readonly amount: number;
  readonly state: 'due' | 'sent' | 'done' | 'failed' | 'replaced';
  /** For a refund, the source that had paid (`money`, `store-credit`, `books`). */
  readonly reason: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly ended_at: string | null;
}

/** A withdrawal from the purchase. `sent_at`: when the customer reported that the books were posted. */
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

export interface TradeRef {
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
  /** State of the latest payment intent; null: none. */
  readonly intent: 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | null;
  /** Store credit earned by the trade, bonus included, in minor units. */
  readonly credited: number;
  /** Whether the customer wants mails that are not mandatory. */
  readonly wantsMails: boolean;
  /** Instant until which payouts of the account are held; null: no hold is set. */
  readonly heldUntil: string | null;
  readonly withdrawals: readonly WithdrawalRow[];
  /** Credit notes of its invoice by number; amounts in minor units. */
  readonly creditNotes: readonly { readonly number: number; readonly amount: number; readonly at: string }[];
  readonly disputes: readonly DisputeRow[];
  readonly disputeEvents: readonly DisputeEventRow[];
  readonly warnings: readonly FraudWarningRow[];
  /** The trade whose late parcel became this trade. */
  readonly follows: TradeRef | null;
  /** The trades that were made of late parcels of this one. */
  readonly followedBy: readonly (TradeRef & { readonly parcel: number })[];
}
