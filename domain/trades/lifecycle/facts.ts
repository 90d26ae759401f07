import type { Settlement } from '../../checkout/schemas';
import { parcelPolicy } from '../../policy';
import { dayMs } from '../../time';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/** What the guards of a trade's moves look at; read in one go, with the instant they are read for. */
export interface TradeFacts {
  readonly now: string;
  readonly settlement: Settlement;
  readonly inbound: InboundLegState | null;
  readonly outbound: OutboundLegState | null;
  readonly money: SettlementState;
  /** By when the parcels must arrive, and by when a decision or a payment is awaited; null where nothing is. */
  readonly arriveBy: string | null;
  readonly decideBy: string | null;
  readonly payBy: string | null;
  readonly parcels: { readonly sent: number; readonly arrived: number; readonly firstArrivedAt: string | null };
  /** Inbound lines without a grading, and graded ones that wait for the person's decision. */
  readonly lines: { readonly ungraded: number; readonly undecided: number };
  /** Minor units the person still has to pay, and those the shop still has to pay out or back. */
  readonly toPay: number;
  readonly toGet: number;
  readonly toRefund: number;
  /** Minor units of money that came and have not gone back; store credit does not count. */
  readonly paid: number;
  /** A dispute about the payment, or a warning that nobody has looked at, holds books that are not packed. */
  readonly held: boolean;
}

const unpaid: readonly SettlementState[] = ['agreed', 'awaiting-payment', 'lapsed'];
const past = (instant: string | null, now: string) => instant !== null && Date.parse(now) >= Date.parse(instant);

/** The named guards (docs/product.md#trade-states). */
export const guards = {
  /** Nothing came in time. Where a first parcel did, the rest has its own days. */
  late: (facts: TradeFacts) => facts.parcels.arrived === 0 && past(facts.arriveBy, facts.now),
  /** All parcels came, or the first one seven days ago. */
  arrived: ({ parcels, now }: TradeFacts) =>
    parcels.arrived > 0 &&
    (parcels.arrived >= parcels.sent ||
      (parcels.firstArrivedAt !== null &&
        Date.parse(now) >= Date.parse(parcels.firstArrivedAt) + parcelPolicy.restDays * dayMs)),
  'all-graded': (facts: TradeFacts) => facts.lines.ungraded === 0,
  'decision-needed': (facts: TradeFacts) => facts.lines.undecided > 0,
  'nothing-to-decide': (facts: TradeFacts) => facts.lines.undecided === 0,
  /** Decided, or silent for 14 days: then the books go back, which needs no yes. */
  decided: (facts: TradeFacts) => facts.lines.undecided === 0 || past(facts.decideBy, facts.now),
  /**
   * Nothing is packed unless all is paid: by money that no bank disputes or warns of, or in a swap by books that are
   * graded and settled.
   */
  paid: (facts: TradeFacts) =>
    !facts.held &&
    facts.toPay === 0 &&
    (!unpaid.includes(facts.money) || (facts.settlement === 'swap' && facts.inbound === 'settled')),
  /** Released copies are taken again: their money is there after all. */
  'paid-late': (facts: TradeFacts) => facts.money === 'lapsed' || facts.money === 'balanced',
  /** The reservation has nothing to wait for any more. */
  'not-paid-in-time': (facts: TradeFacts) =>
    facts.money === 'lapsed' ||
    past(facts.payBy, facts.now) ||
    (facts.settlement === 'swap' && (facts.inbound === 'cancelled' || facts.inbound === 'expired')),
  'to-pay': (facts: TradeFacts) => facts.toPay > 0 || facts.settlement === 'pay-now',
  'nothing-to-pay': (facts: TradeFacts) => facts.toPay === 0,
  /** The time to pay is over, or there is nothing left to pay for. */
  'payment-late': (facts: TradeFacts) =>
    facts.toPay > 0 && (past(facts.payBy, facts.now) || facts.outbound === 'cancelled'),
  'to-pay-out': (facts: TradeFacts) => facts.inbound === 'settled' && facts.toGet > 0,
  /** A leg is settled and nobody owes anything. */
  square: (facts: TradeFacts) => facts.inbound === 'settled' && facts.toPay === 0 && facts.toGet === 0,
  'to-refund': (facts: TradeFacts) => facts.toRefund > 0,
  'nothing-to-refund': (facts: TradeFacts) => facts.toRefund === 0,
} as const satisfies Readonly<Record<string, (facts: TradeFacts) => boolean>>;

export type TradeGuard = keyof typeof guards;
