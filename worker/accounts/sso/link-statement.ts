import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { linkedSignIns } from '../../platform/db/schema/account-room';

/** Identity of a person at a provider. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
  readonly email: string | null;
}

/**
 * Returns the statement that links a provider identity to an account.
 * An identity has one account, and an account has one identity of each provider.
 */
export function linkStatement(
  ctx: Ctx,
  account: string,
  { provider, subject, email }: Identity,
  usedAt: string | null = null,
): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(linkedSignIns)
      .values({ provider, subject, account, email, createdAt: ctx.now.toISOString(), lastUsedAt: usedAt }),
  );
}
