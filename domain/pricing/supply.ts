import { copiesPolicy } from '../policy';

/**
 * How many copies of an edition there are and how many people want one, all grades together: what prices and offers
 * are made of beside the publisher's price (docs/product.md#offers).
 */
export interface Supply {
  /** Copies in the house, those reserved for a trade among them (as `stock.on_hand` counts). */
  readonly onHand: number;
  readonly reserved: number;
  /** Copies offered in trades that have not been graded yet. */
  readonly onTheWay: number;
  /** People who wanted it in the last 90 days. */
  readonly demand: number;
}

/** What counts against "enough of it": reserved copies are still in the house and count once. */
export function copiesTogether(supply: Supply): number {
  return supply.onHand + supply.onTheWay;
}

/** Returns the copies that lower an offer: each held copy of another account counts in part, since not all are sent. */
export function copiesForOffer(supply: Supply, held: number): number {
  return copiesTogether(supply) + (held * copiesPolicy.heldShare) / 100;
}

/** Whether no new copy of the edition is held, since those here, on the way and held by other accounts are enough. */
export function takesNoMore(supply: Supply, held: number): boolean {
  return copiesTogether(supply) + held >= copiesPolicy.enoughWithHeld;
}
