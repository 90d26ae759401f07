import type { Market } from '../market/market-codes';

/**
 * Markets where a price without the postage that an order must pay is not shown alone: the postage, or how it is
 * calculated, stands beside it. The shop's postage is flat by order, so a list states it once.
 * @see Digital Markets, Competition and Consumers Act 2024, section 230; docs/decisions/089-buying-in-japan.md
 */
const statedInLists: readonly Market[] = ['GB'];

/** Returns whether lists of prices state the postage in a market. */
export function listsStatePostage(market: Market): boolean {
  return statedInLists.includes(market);
}
