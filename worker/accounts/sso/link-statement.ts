import type { Ctx } from '../../platform/context';

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
  return ctx.db
    .prepare(
      `INSERT INTO linked_sign_ins (provider, subject, account, email, created_at, last_used_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(provider, subject, account, email, ctx.now.toISOString(), usedAt);
}
