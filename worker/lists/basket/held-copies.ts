import { copiesPolicy } from '../../../domain/policy';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { heldCopiesSql, onHandSql, onTheWaySql } from '../../catalogue/cards/supply-sql';

/**
 * SQL: whether an edition takes no more held copies (`takesNoMore` of domain/pricing/supply.ts). The placeholders:
 * whose own copies are left out, the instant, and `copiesPolicy.enoughWithHeld`.
 */
export function takesNoMoreSql(isbn: string, owner: string, now: string, most: string): string {
  return `${onHandSql(isbn)} + ${onTheWaySql(isbn)} + ${heldCopiesSql(isbn, owner, now)} >= ${most}`;
}

/**
 * Returns the statement that guards new copies in an account's basket, in the batch that adds them: it aborts the batch
 * (`NOT NULL owners.version`) where other accounts were faster and one of the editions takes no more. None for guests,
 * whose copies don't count, and where nothing is added.
 */
export function heldCopiesGuard(ctx: Ctx, owner: string, isbns: readonly string[]): D1PreparedStatement[] {
  if (isbns.length === 0 || !owner.startsWith('a:')) return [];
  return [
    sql(
      ctx.db,
      `UPDATE owners SET version = CASE WHEN NOT EXISTS (
         SELECT 1 FROM json_each(?2) j WHERE ${takesNoMoreSql('j.value', '?1', '?3', '?4')}) THEN version END
         WHERE id = ?1`,
      owner,
      JSON.stringify([...new Set(isbns)]),
      ctx.now.toISOString(),
      copiesPolicy.enoughWithHeld,
    ),
  ];
}
