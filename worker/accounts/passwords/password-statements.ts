import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { ConstraintError } from '../../platform/db/commit';
import { outboxStatement } from '../../outbox/outbox-statement';
import { securityMailData } from '../sessions/security-mail-data';

/**
 * Returns the statement that sets a password and raises the credential version.
 * It aborts the batch when the version is no longer the one that was read.
 */
export function passwordStatement(ctx: Ctx, account: string, version: number, hash: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE accounts SET password_hash = ?3, credential_version = CASE
        WHEN credential_version = ?2 THEN credential_version + 1 END WHERE id = ?1`,
    account,
    version,
    hash,
  );
}

/** Returns whether an error is the abort of `passwordStatement`. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof ConstraintError && error.constraint === 'accounts.credential_version';
}

/** Returns the statement that queues the mail about the new password; `kind` says whether a session stays. */
export function passwordMailStatement(
  ctx: Ctx,
  account: string,
  kind: 'password-changed' | 'password-reset',
): D1PreparedStatement {
  return outboxStatement(ctx, kind, securityMailData(ctx, account), `${kind}:${ctx.ids.id()}`);
}
