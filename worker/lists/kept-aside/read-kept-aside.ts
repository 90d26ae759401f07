import { desc, eq } from 'drizzle-orm';
import type { KeptAside } from '../../../domain/accounts/account-schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { keptAside } from '../../platform/db/schema/lists';
import { requireAccount, accountOwner } from '../../platform/owner';
import { bookCards } from '../../catalogue/cards/book-cards';

/**
 * Returns the copies of a guest's lists that did not fit into the account, newest first.
 * @throws `sign-in-required`
 */
export async function readKeptAside(ctx: Ctx): Promise<KeptAside> {
  const owner = accountOwner(requireAccount(ctx).id);
  const rows = await run(
    orm(ctx.db)
      .select()
      .from(keptAside)
      .where(eq(keptAside.owner, owner))
      .orderBy(desc(keptAside.createdAt), keptAside.list, keptAside.isbn, keptAside.grade),
  );
  const cards = await bookCards(
    ctx,
    rows.map(({ isbn }) => isbn),
  );
  return {
    items: rows.flatMap(({ list, isbn, grade, quantity, createdAt }) => {
      const book = cards.get(isbn);
      return book === undefined ? [] : [{ list, book, grade, quantity, createdAt }];
    }),
  };
}
