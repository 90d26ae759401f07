import { balanceOf } from '../../../domain/cart/balance';
import { cartTotals } from '../../../domain/cart/totals';
import type { Balance } from '../../../domain/cart/schemas';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import { readBasketSums, basketSumsAt, basketSumStatements } from '../basket/basket-sums';
import { cartLineStatements, cartSumsAt } from './read-cart';

const verb = 'read-balance';
/** Indexes of the first results of cart and basket in the batch. */
const resultIndex = { cart: 0, basket: 2 } as const;
const balanceStatements = (ctx: PrefetchCtx, owner: string) => [
  ...cartLineStatements(ctx, owner),
  ...basketSumStatements(ctx, owner),
];

/** Returns the first read of `readBalance`, by the session. */
export function balancePrefetch(ctx: PrefetchCtx): Prefetch {
  return { key: prefetchKey(verb, ctx), statements: (session) => balanceStatements(ctx, session) };
}

/**
 * Returns the sums of basket and cart and their difference in the current market. One batch while all holds are live.
 */
export async function readBalance(ctx: Ctx, prefetched: PrefetchResult | null = null): Promise<Balance> {
  const owner = ownerOf(ctx);
  if (owner === null) {
    const empty = cartTotals([], ctx.market, dayOf(ctx.now.toISOString()));
    return balanceOf(await readBasketSums(ctx, null), empty, ctx.market);
  }
  const results = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx), () =>
    ctx.db.batch(balanceStatements(ctx, owner)),
  );
  return balanceOf(
    await basketSumsAt(ctx, results, resultIndex.basket),
    cartSumsAt(ctx, results, resultIndex.cart),
    ctx.market,
  );
}
