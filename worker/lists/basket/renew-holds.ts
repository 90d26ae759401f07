import { isHoldLive } from '../../../domain/basket/hold';
import type { Basket } from '../../../domain/basket/schemas';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { basketLines } from '../../platform/db/schema/lists';
import { commit } from '../../platform/db/commit';
import { listRaces, raiseVersionStatement } from '../../platform/db/raise-version';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { requireOwner } from '../../platform/owner';
import { offerFactsAt, offerFactsStatements } from '../../catalogue/cards/book-cards';
import { heldCopiesGuardStatements } from './held-copies';
import { holdsAt, holdsStatement, storeHoldsStatement, type EditionHold } from './hold-rows';
import { holdNow, holdsAnyGrade } from './basket-line';
import { readBasket } from './read-basket';
import { listAttempts } from './list-facts';

const linesWithEndedHold = defineRead(
  { isbn: basketLines.isbn },
  `SELECT DISTINCT b.isbn FROM basket_lines b JOIN holds h ON h.owner = b.owner AND h.isbn = b.isbn AND h.market = ?2
   WHERE b.owner = ?1 AND h.ends_at <= ?3`,
);

/**
 * Holds the current offers of all lines whose hold has ended in the current market, and returns the basket.
 * Live holds keep their date. An edition that takes no more copies gets no hold.
 */
export async function renewHolds(ctx: Ctx): Promise<Basket> {
  // Other accounts can take the last copies that can be held: the next attempt finds which.
  return retryOnRace(listAttempts, listRaces, async () => {
    await renewOnce(ctx);
    return readBasket(ctx);
  });
}

async function renewOnce(ctx: Ctx): Promise<void> {
  const owner = requireOwner(ctx);
  const ended = await linesWithEndedHold.all(ctx.db, owner, ctx.market, ctx.now.toISOString());
  const isbns = ended.map(({ isbn }) => isbn);
  if (isbns.length > 0) {
    const results = await ctx.db.batch([...offerFactsStatements(ctx, isbns), holdsStatement(ctx, owner, isbns)]);
    const storedHolds = holdsAt(ctx, results, 2);
    const holds = [...offerFactsAt(ctx, results, 0).books].flatMap(([isbn, book]): EditionHold[] => {
      const endedHold = storedHolds.get(isbn);
      if (endedHold === undefined || isHoldLive(endedHold, ctx.now.toISOString())) return [];
      const hold = holdNow(ctx, owner, book.facts, endedHold);
      return holdsAnyGrade(hold) ? [{ isbn, hold }] : [];
    });
    if (holds.length === 0) return;
    const guard = heldCopiesGuardStatements(
      ctx,
      owner,
      holds.map(({ isbn }) => isbn),
    );
    await commit(ctx.db, [storeHoldsStatement(ctx, owner, holds), ...guard, raiseVersionStatement(ctx, owner)]);
  }
}
