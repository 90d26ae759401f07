import { endOfDays } from '../deadline';
import { withdrawalPolicy } from '../policy';
import { dayMs, later } from '../time';

/** By when what was withdrawn from has to be posted (Directive 2011/83/EU, Art. 14): the end of a day by the clock of the country. */
export function sendBackBy(withdrawnAt: string, timeZone: string): string {
  return endOfDays(withdrawnAt, withdrawalPolicy.sendBackDays, timeZone);
}

/**
 * By when a withdrawal is refunded though its books are not here (product page, section 4; Directive 2011/83/EU, Art. 13:
 * 14 days, and the shop may wait for the books or for the proof that they were posted): null while there is no proof.
 */
export function refundBy(withdrawnAt: string, sentAt: string | null): string | null {
  if (sentAt === null) return null;
  const days = later(withdrawnAt, withdrawalPolicy.refundDays * dayMs);
  return sentAt > days ? sentAt : days;
}
