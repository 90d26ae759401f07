import { Problem } from '../../../domain/problems';
import { limits } from '../../../domain/policy';
import type { Wish } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { requireOwner } from '../../platform/owner';
import { ownerStatement } from '../../platform/owner-statement';
import { requireIsbn } from '../../platform/require-isbn';

/**
 * Adds a book to the wish list. Safe to repeat.
 * @throws `book-not-found`, `list-full`, and the problems of the ISBN
 */
export async function putWish(ctx: Ctx, asked: string): Promise<Wish> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(asked);
  const known = await ctx.db.prepare('SELECT 1 FROM editions WHERE isbn = ?1').bind(isbn).first();
  if (known === null) throw new Problem('book-not-found');
  const [, , wished] = await commit(ctx.db, [
    ownerStatement(ctx, owner),
    ctx.db
      .prepare(
        `INSERT INTO wishes (owner, isbn, created_at) SELECT ?1, ?2, ?3
         WHERE (SELECT count(*) FROM wishes WHERE owner = ?1) < ?4 ON CONFLICT DO NOTHING`,
      )
      .bind(owner, isbn, ctx.now.toISOString(), limits.wishes),
    ctx.db.prepare('SELECT 1 FROM wishes WHERE owner = ?1 AND isbn = ?2').bind(owner, isbn),
  ]);
  if (wished?.results.length === 0) throw new Problem('list-full', { limit: limits.wishes });
  return { isbn, wished: true };
}
