/**
 * How many copies of an edition there are and how many people want one, all grades together: what prices and offers
 * are made of beside the publisher's price (product page, section 4).
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
