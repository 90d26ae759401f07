import type { Trade } from '../../../domain/trades/schemas';
import { isOpenDispute } from '../../../domain/trades/money/disputes';
import { openStates } from '../../../domain/trades/lifecycle/state-facts';

const isAmong = (states: readonly string[], state: string | undefined) => state !== undefined && states.includes(state);

/**
 * Returns whether something may happen to a trade without the person: parcels in either direction, money, an answer of
 * a bank, a late parcel.
 */
export function canChangeWithoutPerson({ inbound, outbound, settlementState, payouts, disputes }: Trade): boolean {
  return (
    isAmong(openStates.inbound, inbound?.state) ||
    inbound?.state === 'expired' ||
    isAmong(openStates.outbound, outbound?.state) ||
    isAmong(openStates.settlement, settlementState) ||
    payouts.some(({ state }) => state === 'due' || state === 'sent') ||
    disputes.some(({ state }) => isOpenDispute(state)) ||
    (inbound?.lines.some(({ state }) => state === 'returning') ?? false) ||
    (outbound?.lines.some(({ state }) => state === 'return-requested') ?? false)
  );
}
