import { dueAfter } from '../calendar/working-days';
import type { Market } from '../market/market';
import { withdrawalPolicy } from '../policy';
import type { OutboundLegState } from './lifecycle/states';

/**
 * Until when the person may withdraw from a purchase: the end of the last day by the clock of their country, or of the
 * next working day there; null before it is delivered, for then no day has begun to count.
 */
export function withdrawUntil(deliveredAt: string | null, market: Market): string | null {
  return deliveredAt === null ? null : dueAfter(deliveredAt, withdrawalPolicy.days, market);
}

/**
 * Whether a purchase may be withdrawn from: from its dispatch on, for nobody has to wait for the parcel, until the days
 * are over.
 */
export function withdrawal({
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
  if (outbound !== 'dispatched' && outbound !== 'delivered') return 'not-yet';
  const until = withdrawUntil(deliveredAt, market);
  return until === null || now < until ? 'open' : 'over';
}
