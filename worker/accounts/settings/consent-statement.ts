import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/**
 * Returns the statement that stores given or withdrawn consent to wish mails. Inserts no row for an unchanged choice.
 */
export function consentStatement(ctx: Ctx, account: string, given: boolean): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO consents (account, kind, given, at) SELECT id, 'wish-mails', ?2, ?3 FROM accounts
      WHERE id = ?1 AND wish_mails <> ?2`,
    account,
    given ? 1 : 0,
    ctx.now.toISOString(),
  );
}
