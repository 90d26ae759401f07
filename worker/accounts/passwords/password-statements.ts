import { deviceOf } from '../../../domain/accounts/device';
import type { Ctx } from '../../platform/context';
import { ConstraintError } from '../../platform/db/commit';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { outboxRow } from '../../outbox/outbox-row';

/**
 * Statement: a new password under a new credential version, if the account is still of the version that was read; else
 * the batch aborts.
 */
export function passwordStatement(ctx: Ctx, account: string, version: number, hash: string): D1PreparedStatement {
  return ctx.db
    .prepare(
      `UPDATE accounts SET password_hash = ?3, credential_version = CASE
        WHEN credential_version = ?2 THEN credential_version + 1 END WHERE id = ?1`,
    )
    .bind(account, version, hash);
}

/** Whether an error is that statement's lost race. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof ConstraintError && error.constraint === 'accounts.credential_version';
}

/** Statement: the letter that tells the person about it. */
export function passwordMailStatement(ctx: Ctx, account: string): D1PreparedStatement {
  const { browser = null, system = null } = deviceOf(ctx.userAgent);
  const facts = { account, at: ctx.now.toISOString(), browser, system, country: ctx.country, origin: mailOrigin(ctx) };
  return outboxRow(ctx, 'password-changed', facts, `password-changed:${ctx.ids.id()}`);
}
