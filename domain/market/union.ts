import { marketCodes, type Market } from './market-codes';

/** Markets outside the European Union: sales to them are exports, and no EU return lists them. */
const outside: readonly Market[] = ['GB', 'US', 'JP', 'AE'];

/** Markets that are member states of the European Union. */
export const unionMarkets: readonly Market[] = marketCodes.filter((market) => !outside.includes(market));

/** Returns whether a market is a member state of the European Union. */
export function isInUnion(market: Market): boolean {
  return unionMarkets.includes(market);
}
