import { eq } from 'drizzle-orm';
import { isMarket, type Market } from '../../../domain/market/market';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { owners } from '../../platform/db/schema/lists';
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
  const statements = [statementOf(ctx.db, orm(ctx.db).update(owners).set({ market }).where(eq(owners.id, owner)))];
  if (ctx.actor.kind === 'account') {
    statements.push(
      statementOf(ctx.db, orm(ctx.db).update(accounts).set({ market }).where(eq(accounts.id, ctx.actor.account.id))),
    );
  }
  await ctx.db.batch(statements);
  const marketCtx = { ...ctx, market };
  await readBasket(marketCtx);
  await repriceCart(marketCtx, owner);
  return market;
}
