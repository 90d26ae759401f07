import { desc, eq } from 'drizzle-orm';
import type { Watch, WatchList } from '../../../domain/watches/schemas';
import { offerFactsAt, offerFactsStatements } from '../../catalogue/cards/book-cards';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { offerWatches } from '../../platform/db/schema/watches';
import { requireAccount, accountOwner } from '../../platform/owner';
import { holdsAt, holdsStatement } from '../basket/hold-rows';
import { offerToPerson } from '../basket/basket-line';

/**
 * Returns the account's offer watches, newest first, with what the shop pays in the current market.
 * @throws `sign-in-required`
 */
export async function readWatches(ctx: Ctx): Promise<WatchList> {
  const account = requireAccount(ctx);
  const rows = await run(
    orm(ctx.db)
      .select()
      .from(offerWatches)
      .where(eq(offerWatches.account, account.id))
      .orderBy(desc(offerWatches.askedAt), desc(offerWatches.isbn)),
  );
  if (rows.length === 0) return { items: [] };
  const isbns = rows.map(({ isbn }) => isbn);
  const results = await ctx.db.batch([
    ...offerFactsStatements(ctx, isbns),
    holdsStatement(ctx, accountOwner(account.id), isbns),
  ]);
  const { books } = offerFactsAt(ctx, results, 0);
  const holds = holdsAt(ctx, results, 2);
  return {
    items: rows.flatMap(({ isbn, grade, askedAt, toldAt }): Watch[] => {
      const book = books.get(isbn);
      if (book === undefined) return [];
      const offer = offerToPerson(ctx, book.facts, holds.get(isbn) ?? null, { grade, exLibrary: false });
      return [{ book: book.card, grade, askedAt, toldAt, offer }];
    }),
  };
}
