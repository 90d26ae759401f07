import { deadlineAfterDays } from '../calendar/working-days';
import type { Market } from '../market/market';
import { withdrawalPolicy } from '../policy/withdrawal';
import { dayMs, addMs } from '../time';

/**
 * Returns the instant by which withdrawn books must be posted: the end of a working day of the market.
 * @see Directive 2011/83/EU, Art. 14
 */
export function returnDeadline(withdrawnAt: string, market: Market): string {
  return deadlineAfterDays(withdrawnAt, withdrawalPolicy.sendBackDays, market);
}

/**
 * Returns the instant by which a withdrawal must be refunded although its books have not arrived: 14 days after it, or
 * at the proof of posting if that is later. Null without a proof.
 * @see Directive 2011/83/EU, Art. 13; docs/product.md#withdrawal
 */
export function refundDeadline(withdrawnAt: string, sentAt: string | null): string | null {
  if (sentAt === null) return null;
  const days = addMs(withdrawnAt, withdrawalPolicy.refundDays * dayMs);
  return sentAt > days ? sentAt : days;
}
