import type { Wish } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { requireOwner } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';

/**
 * Removes a book from the wish list; a missing wish changes nothing. Wishing for it again allows a new mail.
 * @throws the problems of the ISBN
 */
export async function removeWish(ctx: Ctx, asked: string): Promise<Wish> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(asked);
  await ctx.db.batch([
    ctx.db.prepare('DELETE FROM wishes WHERE owner = ?1 AND isbn = ?2').bind(owner, isbn),
    ctx.db.prepare(`DELETE FROM wish_mails WHERE 'a:' || account = ?1 AND isbn = ?2`).bind(owner, isbn),
  ]);
  return { isbn, wished: false };
}
