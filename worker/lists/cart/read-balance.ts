import { balanceOf } from '../../../domain/cart/balance';
import { cartTotals } from '../../../domain/cart/totals';
import type { Balance } from '../../../domain/cart/schemas';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import { aheadKey, aheadOr, type Ahead, type AheadCtx, type AheadRead } from '../../platform/read-ahead';
import { readBasketSums, basketSumsAt, basketSumStatements } from '../basket/basket-sums';
import { cartLineStatements, cartSumsAt } from './read-cart';

const verb = 'read-balance';
/** Number of statements of the cart, which stand before those of the basket. */
const ofCart = 2;
const readsOf = (ctx: AheadCtx, owner: string) => [
  ...cartLineStatements(ctx, owner),
  ...basketSumStatements(ctx, owner),
];

/** Returns what `readBalance` reads first, by the session. */
export function balanceAhead(ctx: AheadCtx): AheadRead {
  return { key: aheadKey(verb, ctx), statements: (session) => readsOf(ctx, session) };
}

/**
 * Returns the sums of basket and cart and their difference in the current market. One batch while all holds are live.
 */
export async function readBalance(ctx: Ctx, ahead: Ahead | null = null): Promise<Balance> {
  const owner = ownerOf(ctx);
  if (owner === null) {
    const empty = cartTotals([], ctx.market, dayOf(ctx.now.toISOString()));
    return balanceOf(await readBasketSums(ctx, null), empty, ctx.market);
  }
  const results = await aheadOr(ahead, aheadKey(verb, ctx), () => ctx.db.batch(readsOf(ctx, owner)));
  return balanceOf(await basketSumsAt(ctx, results, ofCart), cartSumsAt(ctx, results, 0), ctx.market);
}
