import type { BasketChange } from '../../../domain/basket/schemas';
import type { Grade } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { requireOwner } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';
import { basketSumsAt, basketSumStatements } from './basket-sums';

/**
 * Takes a line out; one that is not there changes nothing, so a second click is harmless. The hold stays, with its
 * date: putting the book back finds it. Throws the ISBN's problems.
 */
export async function removeBasketLine(
  ctx: Ctx,
  input: { readonly isbn: string; readonly grade: Grade },
): Promise<BasketChange> {
  const owner = requireOwner(ctx);
  const line = [owner, requireIsbn(input.isbn), input.grade];
  const statements = [
    ctx.db
      .prepare(
        `UPDATE owners SET version = version + 1 WHERE id = ?1
         AND EXISTS (SELECT 1 FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3)`,
      )
      .bind(...line),
    ctx.db.prepare('DELETE FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3').bind(...line),
  ];
  const after = await commit(ctx.db, [...statements, ...basketSumStatements(ctx, owner)]);
  return { ...(await basketSumsAt(ctx, after, statements.length)), line: null };
}
