import { dueAfter } from '../calendar/working-days';
import type { Market } from '../market/market';
import { withdrawalPolicy } from '../policy';
import { dayMs, later } from '../time';

/**
 * By when what was withdrawn from has to be posted (Directive 2011/83/EU, Art. 14): the end of a working day of the
 * country.
 */
export function sendBackBy(withdrawnAt: string, market: Market): string {
  return dueAfter(withdrawnAt, withdrawalPolicy.sendBackDays, market);
}

/**
 * By when a withdrawal is refunded though its books are not here (docs/product.md#withdrawal; Directive 2011/83/EU,
 * Art. 13: 14 days, and the shop may wait for the books or for the proof that they were posted): null while there is no
 * proof.
 */
export function refundBy(withdrawnAt: string, sentAt: string | null): string | null {
  if (sentAt === null) return null;
  const days = later(withdrawnAt, withdrawalPolicy.refundDays * dayMs);
  return sentAt > days ? sentAt : days;
}
