import { copiesPolicy } from '../../../domain/policy/copies';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { isAccountOwner } from '../../platform/owner';
import { heldCopiesSql, onHandSql, onTheWaySql } from '../../catalogue/cards/supply-sql';

/**
 * Returns SQL that is true when an edition takes no more held copies (`hasEnoughWithHeld` in domain/pricing/supply.ts).
 * Placeholders: the owner whose copies are left out, the instant, and `copiesPolicy.enoughWithHeld`.
 */
export function hasEnoughWithHeldSql(isbn: string, owner: string, now: string, max: string): string {
  return `${onHandSql(isbn)} + ${onTheWaySql(isbn)} + ${heldCopiesSql(isbn, owner, now)} >= ${max}`;
}

/**
 * Returns the guard for new copies in an account's basket.
 * It aborts the batch (`owners.version` NOT NULL) when other accounts filled an edition meanwhile.
 * Empty for guests, whose copies do not count, and when no copy is added.
 */
export function heldCopiesGuardStatements(ctx: Ctx, owner: string, isbns: readonly string[]): D1PreparedStatement[] {
  if (isbns.length === 0 || !isAccountOwner(owner)) return [];
  return [
    sql(
      ctx.db,
      `UPDATE owners SET version = CASE WHEN NOT EXISTS (
         SELECT 1 FROM json_each(?2) j WHERE ${hasEnoughWithHeldSql('j.value', '?1', '?3', '?4')}) THEN version END
         WHERE id = ?1`,
      owner,
      JSON.stringify([...new Set(isbns)]),
      ctx.now.toISOString(),
      copiesPolicy.enoughWithHeld,
    ),
  ];
}
