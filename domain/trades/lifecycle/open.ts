import { isWorkingDay } from '../../calendar/working-days';
import { endOfDay, localDay } from '../../deadline';
import { marketCodes, type Market } from '../../market/market-codes';
import { parcelPolicy } from '../../policy';
import { addDays, later } from '../../time';
import { timeZoneOf } from '../../market/time-zone';
import { lateUntil } from '../parcels/late';
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

/**
 * By market: an expired leg whose books were due after this instant is open, since a late parcel would still be graded
 * and paid as agreed (`lateUntil`, asked the other way round, for whoever looks through many trades).
 */
export function lateSince(now: string): Readonly<Record<string, string>> {
  return Object.fromEntries(marketCodes.map((market) => [market, dueBefore(now, market)]));
}

/** The last instant of the youngest day whose grace is over. */
function dueBefore(now: string, market: Market): string {
  const timeZone = timeZoneOf(market);
  const today = localDay(now, timeZone);
  let first = endOfDay(today, timeZone) > now ? today : addDays(today, 1);
  // Days that are moved to this one are not over either.
  while (!isWorkingDay(addDays(first, -1), market)) first = addDays(first, -1);
  return later(endOfDay(addDays(first, -parcelPolicy.lateDays - 1), timeZone), 999);
}

/** Whether a trade is open: any of its parts is, its payment is disputed, or its parcel may still come late. */
export function isOpen(
  trade: {
    readonly inbound: InboundLegState | null;
    readonly outbound: OutboundLegState | null;
    readonly settlement: SettlementState;
    readonly arriveBy: string | null;
    readonly market: Market;
    /** A bank has not decided about its payment. */
    readonly disputed?: boolean;
  },
  now: string,
): boolean {
  const among = (states: readonly string[], state: string | null) => state !== null && states.includes(state);
  return (
    among(openStates.inbound, trade.inbound) ||
    among(openStates.outbound, trade.outbound) ||
    among(openStates.settlement, trade.settlement) ||
    trade.disputed === true ||
    (trade.inbound === 'expired' && trade.arriveBy !== null && lateUntil(trade.arriveBy, trade.market) > now)
  );
}
