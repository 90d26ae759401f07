import type { Cart } from '../../../domain/cart/schemas';
import type { Grade } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { requireOwner } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';
import { cartAt, cartStatements } from './read-cart';

/**
 * Removes a cart line. A missing line changes nothing.
 * @throws the problems of the ISBN
 */
export async function removeCartLine(ctx: Ctx, input: { readonly isbn: string; readonly grade: Grade }): Promise<Cart> {
  const owner = requireOwner(ctx);
  const line = [owner, requireIsbn(input.isbn), input.grade];
  const statements = [
    sql(
      ctx.db,
      `UPDATE owners SET version = version + 1 WHERE id = ?1
       AND EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3)`,
      ...line,
    ),
    sql(ctx.db, 'DELETE FROM cart_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3', ...line),
  ];
  return cartAt(ctx, await commit(ctx.db, [...statements, ...cartStatements(ctx, owner)]), statements.length);
}
