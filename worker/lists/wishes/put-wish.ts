import { Problem } from '../../../domain/problems';
import { limits } from '../../../domain/policy/limits';
import type { Wish } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { wishes } from '../../platform/db/schema/lists';
import { requireOwner } from '../../platform/owner';
import { ownerStatement } from '../../platform/owner-statement';
import { requireIsbn } from '../../platform/require-isbn';

const storedWish = defineRead({ isbn: wishes.isbn }, 'SELECT isbn FROM wishes WHERE owner = ?1 AND isbn = ?2');

/**
 * Adds a book to the wish list, also one that is not in the catalogue yet. Safe to repeat.
 * @throws `list-full`, and the problems of the ISBN
 */
export async function putWish(ctx: Ctx, typedIsbn: string): Promise<Wish> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(typedIsbn);
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
