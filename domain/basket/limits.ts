import { copiesPolicy } from '../policy/copies';
import { limits } from '../policy/limits';

/** Returns the number of copies of some lines. */
export function countCopies(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((copies, { quantity }) => copies + quantity, 0);
}

/** Returns how many copies of an edition may still go into a basket. `given`: copies given in the last 90 days. */
export function copiesLeft(given: number, inBasket: number): number {
  return Math.max(0, copiesPolicy.perEdition - given - inBasket);
}

/**
 * Returns the number of copies that a basket may keep of an edition that the shop takes no more copies of. These are
 * the copies in the basket, and one copy where its offer is held: so a book can be taken out and put in again.
 */
export function copiesKept(inBasket: number, isHeld: boolean): number {
  return Math.max(inBasket, isHeld ? 1 : 0);
}

/** Returns how many lines may still go into a basket. */
export function basketLinesLeft(lines: number): number {
  return Math.max(0, limits.basketLines - lines);
}

/** Returns how many lines may still go into a cart. */
export function cartLinesLeft(lines: number): number {
  return Math.max(0, limits.cartLines - lines);
}
