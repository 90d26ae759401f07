import type { Cart } from '../cart/schemas';
import { unboundCost } from './credit';

/** Returns the price of a cart's books without a bound price, with their share of the postage, in minor units. */
export function unboundCostOfCart({ lines, postage }: Pick<Cart, 'lines' | 'postage'>): number {
  return unboundCost({
    lines: lines.map(({ total, priceBound }) => ({ total: total.minor, priceBound })),
    postage: postage.minor,
  });
}
