import type { Wish } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../context';
import { requireOwner } from '../../owner';
import { requireIsbn } from '../../require-isbn';

/** Unfolds a corner; one that was not folded stays so. Throws the ISBN's problems. */
export async function removeWish(ctx: Ctx, asked: string): Promise<Wish> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(asked);
  await ctx.db.prepare('DELETE FROM wishes WHERE owner = ?1 AND isbn = ?2').bind(owner, isbn).run();
  return { isbn, wished: false };
}
