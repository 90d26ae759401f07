import { parcelPolicy } from '../policy';
import { dayMs, later } from '../time';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/**
 * The states in which something is still to come: books, a decision, money. An agreed settlement alone is nothing to
 * wait for: it moves only with a leg.
 */
export const openStates = {
  inbound: ['awaiting-parcel', 'in-transit', 'received', 'graded', 'awaiting-decision', 'accepted'],
  outbound: ['reserved', 'packed', 'dispatched'],
  settlement: ['awaiting-payment', 'payout-due', 'payout-sent', 'payout-failed', 'refund-due'],
} as const satisfies {
  readonly inbound: readonly InboundLegState[];
  readonly outbound: readonly OutboundLegState[];
  readonly settlement: readonly SettlementState[];
};

/** An expired leg whose books were due after this instant is open: a late parcel would still be graded and paid. */
export function lateSince(now: string): string {
  return later(now, -parcelPolicy.lateDays * dayMs);
}

/** Whether a trade is open: any of its parts is, its payment is disputed, or its parcel may still come late. */
export function isOpen(
  trade: {
    readonly inbound: InboundLegState | null; readonly outbound: OutboundLegState | null; readonly settlement: SettlementState; readonly arriveBy: string | null;
    /** A bank has not decided about its payment. */
    readonly disputed?: boolean;
  },
  now: string,
): boolean {
  const among = (states: readonly string[], state: string | null) => state !== null && states.includes(state);
  return (
    among(openStates.inbound, trade.inbound) || among(openStates.outbound, trade.outbound) || among(openStates.settlement, trade.settlement) ||
    trade.disputed === true ||
    (trade.inbound === 'expired' && trade.arriveBy !== null && trade.arriveBy > lateSince(now))
  );
}
