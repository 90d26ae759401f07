import { deadlineAfterDays } from '../calendar/working-days';
import type { Market } from '../market/market';
import { withdrawalPolicy } from '../policy/withdrawal';
import { outboundStateFacts } from './lifecycle/state-facts';
import type { OutboundLegState } from './lifecycle/states';

/** Returns the end of the withdrawal period, on a working day in the market's time zone; null before delivery. */
export function withdrawalEnd(deliveredAt: string | null, market: Market): string | null {
  return deliveredAt === null ? null : deadlineAfterDays(deliveredAt, withdrawalPolicy.days, market);
}

/** Returns whether the person can withdraw from a purchase: from the dispatch on, until the period is over. */
export function withdrawalStatus({
  outbound,
  deliveredAt,
  now,
  market,
}: {
  readonly outbound: OutboundLegState | null;
  readonly deliveredAt: string | null;
  readonly now: string;
  readonly market: Market;
}): 'not-yet' | 'open' | 'over' {
  if (outbound === null || !outboundStateFacts[outbound].canWithdraw) return 'not-yet';
  const until = withdrawalEnd(deliveredAt, market);
  return until === null || now < until ? 'open' : 'over';
}
