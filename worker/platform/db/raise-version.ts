import { copiesPolicy } from '../../../domain/policy/copies';
import { limits } from '../../../domain/policy/limits';
import type { Ctx } from '../context';

/**
 * Violated when another tab or account changed the lists, or reached a limit, after this call has read. The next
 * attempt reads which.
 */
export const listRaces: ReadonlySet<string> = new Set(['owners.version']);

/**
 * Returns the last statement of a change of basket or cart. It raises the owner's version, so that two tabs place one
 * trade. When a race exceeded a limit of the lists, the version becomes NULL, and its constraint aborts the batch
 * (`ConstraintError` not-null `owners.version`).
 */
export function raiseVersion(ctx: Ctx, owner: string): D1PreparedStatement {
  return ctx.db
    .prepare(
      `UPDATE owners SET version = CASE WHEN
         (SELECT count(*) FROM basket_lines WHERE owner = ?1) <= ?2
         AND (SELECT count(*) FROM cart_lines WHERE owner = ?1) <= ?3
         AND NOT EXISTS (SELECT 1 FROM basket_lines WHERE owner = ?1 GROUP BY isbn HAVING sum(quantity) > ?4)
       THEN version + 1 END WHERE id = ?1`,
    )
    .bind(owner, limits.basketLines, limits.cartLines, copiesPolicy.perEdition);
}
