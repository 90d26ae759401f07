import type { UsedGrade } from '../../../domain/grade';
import { limits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { WatchChange } from '../../../domain/watches/schemas';
import { bookCards } from '../../catalogue/cards/book-cards';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import { offerWatches } from '../../platform/db/schema/watches';
import { requireAccount } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';

const storedWatch = defineRead(
  { isbn: offerWatches.isbn },
  'SELECT isbn FROM offer_watches WHERE account = ?1 AND isbn = ?2',
);

/**
 * Stores that the account wants a mail when the shop makes an offer for a book. Safe to repeat. After the mail, the
 * same request waits for the next offer.
 * @throws `sign-in-required`, `book-not-found`, `list-full`, and the problems of the ISBN
 */
export async function putWatch(ctx: Ctx, input: { isbn: string; grade: UsedGrade }): Promise<WatchChange> {
  const account = requireAccount(ctx);
  const isbn = requireIsbn(input.isbn);
  if (!(await bookCards(ctx, [isbn])).has(isbn)) throw new Problem('book-not-found', { isbn });
  const [, stored] = await ctx.db.batch([
    sql(
      ctx.db,
      `INSERT INTO offer_watches (account, isbn, grade, market, asked_at) SELECT ?1, ?2, ?3, ?4, ?5
       WHERE (SELECT count(*) FROM offer_watches WHERE account = ?1 AND isbn <> ?2) < ?6
       ON CONFLICT (account, isbn) DO UPDATE SET grade = excluded.grade, market = excluded.market,
         asked_at = excluded.asked_at, told_at = NULL`,
      account.id,
      isbn,
      input.grade,
      ctx.market,
      ctx.now.toISOString(),
      limits.watches,
    ),
    storedWatch.statement(ctx.db, account.id, isbn),
  ]);
  if (storedWatch.rowsOf(stored).length === 0) throw new Problem('list-full', { limit: limits.watches });
  return { isbn, watched: true };
}
