import type { BasketChange } from '../../../domain/basket/schemas';
import type { Grade } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { requireOwner } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';
import { basketSumsAt, basketSumStatements } from './basket-sums';

/**
 * Removes a basket line. A missing line changes nothing, so a second click is harmless.
 * The hold keeps its date, and counts again when the book is added again.
 * @throws the problems of the ISBN
 */
export async function removeBasketLine(
  ctx: Ctx,
  input: { readonly isbn: string; readonly grade: Grade },
): Promise<BasketChange> {
  const owner = requireOwner(ctx);
  const line = [owner, requireIsbn(input.isbn), input.grade];
  const statements = [
    sql(
      ctx.db,
      `UPDATE owners SET version = version + 1 WHERE id = ?1
       AND EXISTS (SELECT 1 FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3)`,
      ...line,
    ),
    sql(ctx.db, 'DELETE FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3', ...line),
  ];
  const after = await commit(ctx.db, [...statements, ...basketSumStatements(ctx, owner)]);
  return { ...(await basketSumsAt(ctx, after, statements.length)), line: null };
}
