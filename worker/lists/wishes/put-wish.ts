import { eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import { limits } from '../../../domain/policy/limits';
import type { Wish } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { wishes } from '../../platform/db/schema/lists';
import { requireOwner } from '../../platform/owner';
import { ownerStatement } from '../../platform/owner-statement';
import { requireIsbn } from '../../platform/require-isbn';

const storedWish = defineRead({ isbn: wishes.isbn }, 'SELECT isbn FROM wishes WHERE owner = ?1 AND isbn = ?2');

/**
 * Adds a book to the wish list. Safe to repeat.
 * @throws `book-not-found`, `list-full`, and the problems of the ISBN
 */
export async function putWish(ctx: Ctx, asked: string): Promise<Wish> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(asked);
  const [known] = await run(orm(ctx.db).select({ isbn: editions.isbn }).from(editions).where(eq(editions.isbn, isbn)));
  if (known === undefined) throw new Problem('book-not-found');
  const [, , wished] = await commit(ctx.db, [
    ownerStatement(ctx, owner),
    sql(
      ctx.db,
      `INSERT INTO wishes (owner, isbn, created_at) SELECT ?1, ?2, ?3
       WHERE (SELECT count(*) FROM wishes WHERE owner = ?1) < ?4 ON CONFLICT DO NOTHING`,
      owner,
      isbn,
      ctx.now.toISOString(),
      limits.wishes,
    ),
    storedWish.statement(ctx.db, owner, isbn),
  ]);
  if (storedWish.rowsOf(wished).length === 0) throw new Problem('list-full', { limit: limits.wishes });
  return { isbn, wished: true };
}
