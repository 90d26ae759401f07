import type { AccountEventKind } from '../../../domain/accounts/events';
import type { Ctx } from '../../platform/context';

/**
 * Statement for a verb's batch: what happened to an account's safety. `facts` are codes and names, never secrets.
 * Writes nothing where the account was deleted at the same moment.
 */
export function accountEventStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  account: string,
  kind: AccountEventKind,
  facts: Readonly<Record<string, string>> = {},
): D1PreparedStatement {
  return ctx.db
    .prepare('INSERT INTO account_events (account, kind, facts, at) SELECT id, ?2, ?3, ?4 FROM accounts WHERE id = ?1')
    .bind(account, kind, JSON.stringify(facts), ctx.now.toISOString());
}
