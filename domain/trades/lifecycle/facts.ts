import type { Settlement } from '../../checkout/schemas';
import { parcelPolicy } from '../../policy/parcels';
import { dayMs } from '../../time';
import { settlementStateFacts } from './state-facts';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/** Facts of a trade that the guards need, read together with the instant `now`. */
export interface TradeFacts {
  readonly now: string;
  readonly settlement: Settlement;
  readonly inbound: InboundLegState | null;
  readonly outbound: OutboundLegState | null;
  readonly money: SettlementState;
  /** Deadlines for parcels, decision and payment; null: there is none. */
  readonly arriveBy: string | null;
  readonly decideBy: string | null;
  readonly payBy: string | null;
  readonly parcels: { readonly sent: number; readonly arrived: number; readonly firstArrivedAt: string | null };
  /** Number of inbound lines without a grading, and of graded lines that wait for a decision. */
  readonly lines: { readonly ungraded: number; readonly undecided: number };
  /** Minor units that the person owes, and that the shop owes as payout and as refund. */
  readonly toPay: number;
  readonly toGet: number;
  readonly toRefund: number;
  /** Minor units of money received and not refunded, without store credit. */
  readonly paid: number;
  /** Books wait because of a dispute, or of a warning that staff have not reviewed. */
  readonly held: boolean;
}

const past = (instant: string | null, now: string) => instant !== null && Date.parse(now) >= Date.parse(instant);

/** Guards of the lifecycles. @see docs/product.md#trade-states */
export const guards = {
  /** No parcel arrived in time. After the first parcel, the others have a deadline of their own. */
  late: (facts: TradeFacts) => facts.parcels.arrived === 0 && past(facts.arriveBy, facts.now),
  /** All parcels arrived, or the first one seven days ago. */
  arrived: ({ parcels, now }: TradeFacts) =>
    parcels.arrived > 0 &&
    (parcels.arrived >= parcels.sent ||
      (parcels.firstArrivedAt !== null &&
        Date.parse(now) >= Date.parse(parcels.firstArrivedAt) + parcelPolicy.restDays * dayMs)),
  'all-graded': (facts: TradeFacts) => facts.lines.ungraded === 0,
  'decision-needed': (facts: TradeFacts) => facts.lines.undecided > 0,
  'nothing-to-decide': (facts: TradeFacts) => facts.lines.undecided === 0,
  /** Decided, or no decision for 14 days: then the books are returned, which needs no consent. */
  decided: (facts: TradeFacts) => facts.lines.undecided === 0 || past(facts.decideBy, facts.now),
  /** Paid by money without dispute or warning, or in a swap by settled books: only then are books packed. */
  paid: (facts: TradeFacts) =>
    !facts.held &&
    facts.toPay === 0 &&
    (!settlementStateFacts[facts.money].unpaid || (facts.settlement === 'swap' && facts.inbound === 'settled')),
  /** The payment arrived after the release. */
  'paid-late': (facts: TradeFacts) => facts.money === 'lapsed' || facts.money === 'balanced',
  /** The payment deadline passed, or the books that pay will not arrive. */
  'not-paid-in-time': (facts: TradeFacts) =>
    facts.money === 'lapsed' ||
    past(facts.payBy, facts.now) ||
    (facts.settlement === 'swap' && (facts.inbound === 'cancelled' || facts.inbound === 'expired')),
  'to-pay': (facts: TradeFacts) => facts.toPay > 0 || facts.settlement === 'pay-now',
  'nothing-to-pay': (facts: TradeFacts) => facts.toPay === 0,
  /** The payment deadline passed, or the order was cancelled. */
  'payment-late': (facts: TradeFacts) =>
    facts.toPay > 0 && (past(facts.payBy, facts.now) || facts.outbound === 'cancelled'),
  'to-pay-out': (facts: TradeFacts) => facts.inbound === 'settled' && facts.toGet > 0,
  /** A leg is settled and no side owes anything. */
  square: (facts: TradeFacts) => facts.inbound === 'settled' && facts.toPay === 0 && facts.toGet === 0,
  'to-refund': (facts: TradeFacts) => facts.toRefund > 0,
  'nothing-to-refund': (facts: TradeFacts) => facts.toRefund === 0,
} as const satisfies Readonly<Record<string, (facts: TradeFacts) => boolean>>;

export type TradeGuard = keyof typeof guards;
