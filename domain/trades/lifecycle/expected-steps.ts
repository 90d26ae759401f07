import type { Settlement } from '../../checkout/schemas';
import type { ExpectedDelivery } from './expected-delivery';
import { inboundStateFacts, outboundStateFacts } from './state-facts';
import type { InboundLegState, OutboundLegState, SettlementState, TradePart } from './states';

/** State of a trade that decides its expected steps. */
export interface TradeProgress {
  readonly settlement: Settlement;
  readonly inbound: InboundLegState | null;
  readonly outbound: OutboundLegState | null;
  readonly money: SettlementState;
  /** Minor units from the person's view; negative: the person pays. */
  readonly difference: number;
  /** Deadlines as instants; null: unknown. */
  readonly arriveBy: string | null;
  readonly payBy: string | null;
  /** When the books of the purchase should arrive; null: unknown. */
  readonly delivery: ExpectedDelivery | null;
  /** True while a bank has not decided a dispute: the shop keeps books that are not packed. */
  readonly isDisputed: boolean;
}

export interface ExpectedStep {
  readonly part: TradePart;
  readonly to: string;
  readonly due: string | null;
  /** The shop has missed `due`. */
  readonly late: boolean;
}

/** The state that is expected after each state; null where the part has ended, or was cancelled or expired. */
const inboundNext: Readonly<Record<InboundLegState, InboundLegState | null>> = {
  'awaiting-parcel': 'in-transit',
  'in-transit': 'received',
  received: 'graded',
  graded: 'accepted',
  'awaiting-decision': 'accepted',
  accepted: 'settled',
  settled: null,
  cancelled: null,
  expired: null,
};
const outboundNext: Readonly<Record<OutboundLegState, OutboundLegState | null>> = {
  reserved: 'packed',
  packed: 'dispatched',
  dispatched: 'delivered',
  delivered: null,
  cancelled: null,
  released: null,
  lost: null,
};
/** The state after `agreed` depends on who owes the difference. */
const moneyNext: Readonly<Record<Exclude<SettlementState, 'agreed'>, Exclude<SettlementState, 'agreed'> | null>> = {
  'awaiting-payment': 'balanced',
  balanced: null,
  'payout-due': 'payout-sent',
  'payout-sent': 'balanced',
  'payout-failed': 'payout-due',
  lapsed: null,
  'refund-due': 'balanced',
};

/** Returns the states after a state, in their order. */
function statesAfter<State extends string>(next: Readonly<Record<State, State | null>>, state: State): State[] {
  const states: State[] = [];
  for (let following = next[state]; following !== null; following = next[following]) states.push(following);
  return states;
}

/** States of the settlement from which an open sale is still to be paid out. */
const beforePayout: ReadonlySet<SettlementState> = new Set([
  'agreed',
  'awaiting-payment',
  'balanced',
  'lapsed',
  'refund-due',
]);

/** Returns whether a sale is settled apart from its purchase: with `pay-now`, or after the purchase was cancelled. */
function isSaleApart({ settlement, inbound, outbound }: TradeProgress): boolean {
  if (inbound === null || !inboundStateFacts[inbound].isOpen) return false;
  return settlement === 'pay-now' || (outbound !== null && outboundStateFacts[outbound].copies === 'free');
}

/** Returns the expected states of the settlement after its present one. */
function expectedSettlementStates(trade: TradeProgress): SettlementState[] {
  const { money, difference, inbound, outbound } = trade;
  // Such a sale is paid out after its own check.
  if (isSaleApart(trade) && beforePayout.has(money)) {
    const statesBefore = money === 'agreed' ? [] : statesAfter(moneyNext, money);
    return [...statesBefore, 'payout-due', ...statesAfter(moneyNext, 'payout-due')];
  }
  if (money !== 'agreed') return statesAfter(moneyNext, money);
  const isGivenUp = inbound !== null && inboundStateFacts[inbound].copies === 'none';
  if (difference === 0 || isGivenUp || outbound === 'cancelled') return [];
  const first = difference < 0 ? 'awaiting-payment' : 'payout-due';
  return [first, ...statesAfter(moneyNext, first)];
}

/**
 * Returns the steps of a trade that are expected if nothing goes wrong, part by part, with due dates. The timeline
 * shows them as hollow dots. A deadline of the customer that has passed is no due date any more.
 */
export function expectedSteps(trade: TradeProgress, now: string): ExpectedStep[] {
  const ahead = (instant: string | null) => ({ due: instant !== null && instant > now ? instant : null, late: false });
  const inbound = trade.inbound === null ? [] : statesAfter(inboundNext, trade.inbound);
  const isKept = trade.isDisputed && trade.outbound === 'reserved';
  const outbound = trade.outbound === null || isKept ? [] : statesAfter(outboundNext, trade.outbound);
  const money = expectedSettlementStates(trade);
  return [
    ...inbound.map((to) => ({ part: 'inbound' as const, to, ...ahead(to === 'received' ? trade.arriveBy : null) })),
    ...money.map((to, index) => ({
      part: 'settlement' as const,
      to,
      ...ahead(index === 0 && trade.money === 'awaiting-payment' ? trade.payBy : null),
    })),
    ...outbound.map((to) => {
      const delivery = to === 'delivered' ? trade.delivery : null;
      return { part: 'outbound' as const, to, due: delivery?.due ?? null, late: delivery?.isLate ?? false };
    }),
  ];
}
