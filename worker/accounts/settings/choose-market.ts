import { isMarket, type Market } from '../../../domain/market/market';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { ownerOf } from '../../platform/owner';
import { readBasket } from '../../lists/basket/read-basket';
import { repriceCart } from '../../lists/cart/reprice-cart';

/**
 * Stores the market of the person and prices both lists anew.
 * The basket gets the holds of that market, existing or new. The cart gets its prices. The route sets the cookie.
 * @throws `market-not-served`
 */
export async function chooseMarketFor(ctx: Ctx, wanted: string): Promise<Market> {
  const market = wanted.trim().toUpperCase();
  if (!isMarket(market)) throw new Problem('market-not-served', { market });
  const owner = ownerOf(ctx);
  if (owner === null) return market;
  const statements = [sql(ctx.db, 'UPDATE owners SET market = ?2 WHERE id = ?1', owner, market)];
  if (ctx.actor.kind === 'account') {
    statements.push(sql(ctx.db, 'UPDATE accounts SET market = ?2 WHERE id = ?1', ctx.actor.account.id, market));
  }
  await ctx.db.batch(statements);
  const marketCtx = { ...ctx, market };
  await readBasket(marketCtx);
  await repriceCart(marketCtx, owner);
  return market;
}
