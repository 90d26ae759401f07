import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { addresses } from '../../platform/db/schema/account-room';

/** Returns the statements that make an address the only default of its country. */
export function setDefaultStatements(ctx: Ctx, account: string, id: string): D1PreparedStatement[] {
  return [
    sql(
      ctx.db,
      `UPDATE addresses SET is_default = 0 WHERE account = ?1 AND country = (SELECT country FROM addresses
        WHERE id = ?2 AND account = ?1)`,
      account,
      id,
    ),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .update(addresses)
        .set({ isDefault: 1 })
        .where(and(eq(addresses.id, id), eq(addresses.account, account))),
    ),
  ];
}

/** Returns the statement that makes the newest address the default in each country without one. */
export function fillDefaultsStatement(ctx: Ctx, account: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE addresses SET is_default = 1 WHERE account = ?1
       AND NOT EXISTS (SELECT 1 FROM addresses d WHERE d.account = ?1 AND d.country = addresses.country
       AND d.is_default = 1)
       AND id = (SELECT n.id FROM addresses n WHERE n.account = ?1 AND n.country = addresses.country
       ORDER BY n.created_at DESC, n.id LIMIT 1)`,
    account,
  );
}
