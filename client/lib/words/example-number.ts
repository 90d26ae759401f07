import type { Market } from '../../../domain/market/market';

/** Returns an order number of a market, as an example of its form. */
export const exampleNumber = (market: Market): string => `${market}-7K4Q`;
