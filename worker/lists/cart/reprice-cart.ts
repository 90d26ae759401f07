import { rulesOf } from '../../../domain/market/market';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { raiseVersionStatement } from '../../platform/db/raise-version';
import { linesOfCart, priceToday } from './cart-rows';
import { listFactsAt } from '../basket/list-facts';
import { cartLineStatements } from './read-cart';

/** Sets lines agreed in another currency to the current prices of `ctx.market`, after a change of market. */
export async function repriceCart(ctx: Ctx, owner: string): Promise<void> {
  const results = await ctx.db.batch(cartLineStatements(ctx, owner));
  const { rate } = listFactsAt(ctx, results, 0);
  const { currency } = rulesOf(ctx.market);
  const lines = linesOfCart.rowsOf(results[1]).flatMap((row) => {
    const today = row.currency === currency ? null : priceToday(ctx, row, row.grade, rate);
    return today === null ? [] : [[row.isbn, row.grade, today.minor]];
  });
  if (lines.length === 0) return;
  await commit(ctx.db, [
    sql(
      ctx.db,
      `UPDATE cart_lines SET agreed_price = j.price, currency = ?3
       FROM (SELECT value->>0 AS isbn, value->>1 AS grade, value->>2 AS price FROM json_each(?2)) j
       WHERE cart_lines.owner = ?1 AND cart_lines.isbn = j.isbn AND cart_lines.grade = j.grade`,
      owner,
      JSON.stringify(lines),
      currency,
    ),
    raiseVersionStatement(ctx, owner),
  ]);
}
