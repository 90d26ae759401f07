import { isWorkingDay } from '../../calendar/working-days';
import { endOfDay, localDay } from '../../deadline';
import { marketCodes, type Market } from '../../market/market-codes';
import { parcelPolicy } from '../../policy/parcels';
import { addDays, addMs } from '../../time';
import { timeZoneOf } from '../../market/time-zone';
import { graceEnd } from '../parcels/late';
import { openStates } from './state-facts';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/**
 * Returns per market the instant after which an expired leg's parcel must have been due, so that the leg is still open.
 * It is the inverse of `graceEnd`, for queries over many trades.
 */
export function graceDueAfter(now: string): Readonly<Record<string, string>> {
  return Object.fromEntries(marketCodes.map((market) => [market, dueBefore(now, market)]));
}

/** Returns the last instant of the latest day whose grace period is over. */
function dueBefore(now: string, market: Market): string {
  const timeZone = timeZoneOf(market);
  const today = localDay(now, timeZone);
  let firstOpenDay = endOfDay(today, timeZone) > now ? today : addDays(today, 1);
  // Deadlines on the days before, which are not working days, move to this day.
  while (!isWorkingDay(addDays(firstOpenDay, -1), market)) firstOpenDay = addDays(firstOpenDay, -1);
  return addMs(endOfDay(addDays(firstOpenDay, -parcelPolicy.lateDays - 1), timeZone), 999);
}

/** Returns whether a part is open, a payment is disputed, or a late parcel would still be paid at agreed amounts. */
export function isOpenTrade(
  trade: {
    readonly inbound: InboundLegState | null;
    readonly outbound: OutboundLegState | null;
    readonly settlement: SettlementState;
    readonly arriveBy: string | null;
    readonly market: Market;
    /** A bank has not decided a dispute yet. */
    readonly isDisputed?: boolean;
  },
  now: string,
): boolean {
  const among = (states: readonly string[], state: string | null) => state !== null && states.includes(state);
  return (
    among(openStates.inbound, trade.inbound) ||
    among(openStates.outbound, trade.outbound) ||
    among(openStates.settlement, trade.settlement) ||
    trade.isDisputed === true ||
    (trade.inbound === 'expired' && trade.arriveBy !== null && graceEnd(trade.arriveBy, trade.market) > now)
  );
}
