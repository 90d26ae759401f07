import { copiesPolicy, limits } from '../policy';

/** Copies of one edition that may still go into a basket, after those given in 90 days and those already in it. */
export function copiesLeft(given: number, inBasket: number): number {
  return Math.max(0, copiesPolicy.perEdition - given - inBasket);
}

/**
 * Returns the copies that a basket may have of an edition of which the shop holds no new copies: those that it has, and
 * one where its offer is held, so that a book can be taken out and put back.
 */
export function copiesKept(inBasket: number, isHeld: boolean): number {
  return Math.max(inBasket, isHeld ? 1 : 0);
}

/** Lines that may still go into a basket. */
export function basketLinesLeft(lines: number): number {
  return Math.max(0, limits.basketLines - lines);
}

/** Lines that may still go into a cart. */
export function cartLinesLeft(lines: number): number {
  return Math.max(0, limits.cartLines - lines);
}
