import type { AccountEventKind } from '../../../domain/accounts/events';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/**
 * Returns the statement that stores a security event of an account. `facts` are codes and names, never secrets.
 * It inserts no row when the account was deleted meanwhile.
 */
export function accountEventStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  account: string,
  kind: AccountEventKind,
  facts: Readonly<Record<string, string>> = {},
): D1PreparedStatement {
  return sql(
    ctx.db,
    'INSERT INTO account_events (account, kind, facts, at) SELECT id, ?2, ?3, ?4 FROM accounts WHERE id = ?1',
    account,
    kind,
    JSON.stringify(facts),
    ctx.now.toISOString(),
  );
}
