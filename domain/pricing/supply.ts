import { copiesPolicy } from '../policy/copies';

/** Copies of an edition and demand for it, all grades together. @see docs/product.md#offers */
export interface Supply {
  /** Copies in stock, reserved ones included (`stock.on_hand`). */
  readonly onHand: number;
  readonly reserved: number;
  /** Copies offered in trades that are not graded yet. */
  readonly onTheWay: number;
  /** People who wanted the edition in the last 90 days. */
  readonly demand: number;
}

/** Returns the copies that count towards `copiesPolicy.enough`; reserved copies are in stock and count once. */
export function copiesOnHandAndComing(supply: Supply): number {
  return supply.onHand + supply.onTheWay;
}

/** Returns the copies that lower an offer; a copy held by another account counts in part, since not all are sent. */
export function copiesForOffer(supply: Supply, held: number): number {
  return copiesOnHandAndComing(supply) + (held * copiesPolicy.heldShare) / 100;
}

/** Returns whether no new copy of the edition is held, because stock, copies on the way and held ones suffice. */
export function hasEnoughWithHeld(supply: Supply, held: number): boolean {
  return copiesOnHandAndComing(supply) + held >= copiesPolicy.enoughWithHeld;
}
