import { withdrawalPolicy } from '../policy';
import { dayMs, later } from '../time';
import type { OutboundLegState } from './states';

/** Until when the person may withdraw from a purchase; null before it is delivered, for then no day has begun to count. */
export function withdrawUntil(deliveredAt: string | null): string | null {
  return deliveredAt === null ? null : later(deliveredAt, withdrawalPolicy.days * dayMs);
}

/** Whether a purchase may be withdrawn from: from its dispatch on, for nobody has to wait for the parcel, until the days are over. */
export function withdrawal(
  { outbound, deliveredAt, now }: { readonly outbound: OutboundLegState | null; readonly deliveredAt: string | null; readonly now: string },
): 'not-yet' | 'open' | 'over' {
  if (outbound !== 'dispatched' && outbound !== 'delivered') return 'not-yet';
  const until = withdrawUntil(deliveredAt);
  return until === null || now < until ? 'open' : 'over';
}
