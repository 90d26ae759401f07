import { and, eq } from 'drizzle-orm';
import type { Wish } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { wishes } from '../../platform/db/schema/lists';
import { requireOwner } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';

/**
 * Removes a book from the wish list; a missing wish changes nothing. Wishing for it again allows a new mail.
 * @throws the problems of the ISBN
 */
export async function removeWish(ctx: Ctx, typedIsbn: string): Promise<Wish> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(typedIsbn);
  await ctx.db.batch([
    statementOf(
      ctx.db,
      orm(ctx.db)
        .delete(wishes)
        .where(and(eq(wishes.owner, owner), eq(wishes.isbn, isbn))),
    ),
    sql(ctx.db, `DELETE FROM wish_mails WHERE 'a:' || account = ?1 AND isbn = ?2`, owner, isbn),
  ]);
  return { isbn, wished: false };
}
