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
  readonly moneyReceived: number;
  /** True while a dispute, or a fraud warning that staff have not reviewed, keeps the books from being packed. */
  readonly isPackingBlocked: boolean;
}

const isPast = (instant: string | null, now: string) => instant !== null && Date.parse(now) >= Date.parse(instant);

/** Guards of the lifecycles. @see docs/product.md#trade-states */
export const guards = {
  /** No parcel arrived in time. After the first parcel, the others have a deadline of their own. */
  'parcel-overdue': (facts: TradeFacts) => facts.parcels.arrived === 0 && isPast(facts.arriveBy, facts.now),
  /** All parcels arrived, or the first one arrived `parcelPolicy.restDays` ago. */
  'parcels-arrived': ({ parcels, now }: TradeFacts) =>
    parcels.arrived > 0 &&
    (parcels.arrived >= parcels.sent ||
      (parcels.firstArrivedAt !== null &&
        Date.parse(now) >= Date.parse(parcels.firstArrivedAt) + parcelPolicy.restDays * dayMs)),
  'all-graded': (facts: TradeFacts) => facts.lines.ungraded === 0,
  'decision-needed': (facts: TradeFacts) => facts.lines.undecided > 0,
  'nothing-to-decide': (facts: TradeFacts) => facts.lines.undecided === 0,
  /**
   * Every copy is decided, or the person did not answer for 14 days. Undecided books are then returned, which needs no
   * consent.
   */
  decided: (facts: TradeFacts) => facts.lines.undecided === 0 || isPast(facts.decideBy, facts.now),
  /** The books can be packed: paid by money without dispute or warning, or in a swap by settled books. */
  paid: (facts: TradeFacts) =>
    !facts.isPackingBlocked &&
    facts.toPay === 0 &&
    (!settlementStateFacts[facts.money].isUnpaid || (facts.settlement === 'swap' && facts.inbound === 'settled')),
  /** The payment arrived after the reserved copies were released. */
  'payment-after-release': (facts: TradeFacts) => facts.money === 'lapsed' || facts.money === 'balanced',
  /** The reserved copies are released: the payment deadline passed, or the books that pay for them will not arrive. */
  'release-due': (facts: TradeFacts) =>
    facts.money === 'lapsed' ||
    isPast(facts.payBy, facts.now) ||
    (facts.settlement === 'swap' && (facts.inbound === 'cancelled' || facts.inbound === 'expired')),
  'to-pay': (facts: TradeFacts) => facts.toPay > 0 || facts.settlement === 'pay-now',
  'nothing-to-pay': (facts: TradeFacts) => facts.toPay === 0,
  /** The settlement lapses: an amount is due, and its deadline passed or the order was cancelled. */
  'lapse-due': (facts: TradeFacts) =>
    facts.toPay > 0 && (isPast(facts.payBy, facts.now) || facts.outbound === 'cancelled'),
  'to-pay-out': (facts: TradeFacts) => facts.inbound === 'settled' && facts.toGet > 0,
  /** The inbound leg is settled, and neither side owes anything. */
  'nothing-owed': (facts: TradeFacts) => facts.inbound === 'settled' && facts.toPay === 0 && facts.toGet === 0,
  'to-refund': (facts: TradeFacts) => facts.toRefund > 0,
  'nothing-to-refund': (facts: TradeFacts) => facts.toRefund === 0,
} as const satisfies Readonly<Record<string, (facts: TradeFacts) => boolean>>;

export type TradeGuard = keyof typeof guards;
