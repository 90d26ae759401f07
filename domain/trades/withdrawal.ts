import { endOfDays } from '../deadline';
import { withdrawalPolicy } from '../policy';
import type { OutboundLegState } from './states';

/**
 * Until when the person may withdraw from a purchase: the end of the last day by the clock of their country; null before it
 * is delivered, for then no day has begun to count.
 */
export function withdrawUntil(deliveredAt: string | null, timeZone: string): string | null {
  return deliveredAt === null ? null : endOfDays(deliveredAt, withdrawalPolicy.days, timeZone);
}

/** Whether a purchase may be withdrawn from: from its dispatch on, for nobody has to wait for the parcel, until the days are over. */
export function withdrawal(
  { outbound, deliveredAt, now, timeZone }: {
    readonly outbound: OutboundLegState | null; readonly deliveredAt: string | null; readonly now: string; readonly timeZone: string;
  },
): 'not-yet' | 'open' | 'over' {
  if (outbound !== 'dispatched' && outbound !== 'delivered') return 'not-yet';
  const until = withdrawUntil(deliveredAt, timeZone);
  return until === null || now < until ? 'open' : 'over';
}
