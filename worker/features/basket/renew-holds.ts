import { isLive } from '../../../domain/basket/hold';
import type { Basket } from '../../../domain/basket/schemas';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { commit } from '../../db/commit';
import { raiseVersion } from '../../db/raise-version';
import { requireOwner } from '../../owner';
import { offerFactsAt, offerFactsStatements } from '../catalogue/reads';
import { holdsAt, holdsStatement, storeHolds, type KeptHold } from './hold-rows';
import { holdNow, holdsSomething } from './price-line';
import { readBasket } from './reads';

/**
 * The person's yes to today's offers, for every line of the basket whose hold ended in the market of the call: they
 * are held from now on. Live holds keep their date. Answers the basket.
 */
export async function renewHolds(ctx: Ctx): Promise<Basket> {
  const owner = requireOwner(ctx);
  const ended = await rows<{ isbn: string }>(
    sql(
      ctx.db,
      `SELECT DISTINCT b.isbn FROM basket_lines b JOIN holds h ON h.owner = b.owner AND h.isbn = b.isbn AND h.market = ?2
       WHERE b.owner = ?1 AND h.ends_at <= ?3`,
      owner, ctx.market, ctx.now.toISOString(),
    ),
  );
  const isbns = ended.map(({ isbn }) => isbn);
  if (isbns.length > 0) {
    const results = await ctx.db.batch([...offerFactsStatements(ctx, isbns), holdsStatement(ctx, owner, isbns)]);
    const kept = holdsAt(ctx, results, 2);
    const holds = [...offerFactsAt(ctx, results, 0).books].flatMap(([isbn, book]): KeptHold[] => {
      const old = kept.get(isbn);
      if (old === undefined || isLive(old, ctx.now.toISOString())) return [];
      const hold = holdNow(ctx, owner, book.facts, old);
      return holdsSomething(hold) ? [{ isbn, hold }] : [];
    });
    if (holds.length > 0) await commit(ctx.db, [storeHolds(ctx, owner, holds), raiseVersion(ctx, owner)]);
  }
  return readBasket(ctx);
}
