import { copiesPolicy } from '../../../domain/policy/copies';
import { limits } from '../../../domain/policy/limits';
import type { Ctx } from '../context';
import { defineRead } from './read';
import { owners } from './schema/lists';

/**
 * Violated when another tab or account changed the lists, or reached a limit, after this call has read. The next
 * attempt reads which.
 */
export const listRaces: ReadonlySet<string> = new Set(['owners.version']);

const raisedVersion = defineRead(
  { version: owners.version },
  `UPDATE owners SET version = CASE WHEN
     (SELECT count(*) FROM basket_lines WHERE owner = ?1) <= ?2
     AND (SELECT count(*) FROM cart_lines WHERE owner = ?1) <= ?3
     AND NOT EXISTS (SELECT 1 FROM basket_lines WHERE owner = ?1 GROUP BY isbn HAVING sum(quantity) > ?4)
   THEN version + 1 END WHERE id = ?1 RETURNING version`,
);

/**
 * Returns the last statement of a change of basket or cart. It raises the owner's version, so that two tabs place one
 * trade. When a race exceeded a limit of the lists, the version becomes NULL, and its constraint aborts the batch
 * (`ConstraintError` not-null `owners.version`).
 */
export function raiseVersionStatement(ctx: Pick<Ctx, 'db'>, owner: string): D1PreparedStatement {
  return raisedVersion.statement(ctx.db, owner, limits.basketLines, limits.cartLines, copiesPolicy.perEdition);
}

/** Returns the new version from the result of `raiseVersionStatement` at `index`; 0 where there is no owner. */
export function raisedVersionAt(results: readonly D1Result[], index: number): number {
  return raisedVersion.rowsOf(results[index])[0]?.version ?? 0;
}
