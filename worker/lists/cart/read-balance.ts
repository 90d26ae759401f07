import { balanceOf } from '../../../domain/cart/balance';
import { cartTotals } from '../../../domain/cart/totals';
import type { Balance } from '../../../domain/cart/schemas';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import { readBasketSums, basketSumsAt, basketSumStatements } from '../basket/basket-sums';
import { cartLineStatements, cartSumsAt } from './read-cart';

/**
 * Returns the sums of basket and cart and their difference in the current market. One batch while all holds are live.
 */
export async function readBalance(ctx: Ctx): Promise<Balance> {
  const owner = ownerOf(ctx);
  if (owner === null) {
    const empty = cartTotals([], ctx.market, dayOf(ctx.now.toISOString()));
    return balanceOf(await readBasketSums(ctx, null), empty, ctx.market);
  }
  const cart = cartLineStatements(ctx, owner);
  const results = await ctx.db.batch([...cart, ...basketSumStatements(ctx, owner)]);
  return balanceOf(await basketSumsAt(ctx, results, cart.length), cartSumsAt(ctx, results, 0), ctx.market);
}
