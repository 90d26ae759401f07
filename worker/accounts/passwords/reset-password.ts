import { passwordProblem } from '../../../domain/accounts/password';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { accountEventStatement } from '../sessions/account-event';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { isVersionConflict, passwordMailStatement, passwordStatement } from './password-statements';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { rememberDevice, type DeviceCookie } from '../../platform/rate-limit/known-devices';
import { loadCommonRank } from './load-common-rank';
import { hashPassword } from './passwords';
import { findResetLink, type ResetLink } from './reset-links';

interface LinkedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly credential_version: number;
}

/**
 * Returns the end of a reset link (ISO 8601).
 * @throws `link-invalid`: unknown, ended, used, or the credentials changed since
 */
export async function readResetLink(ctx: Ctx, token: string): Promise<{ readonly endsAt: string }> {
  const { link } = await requireLink(ctx, token);
  return { endsAt: link.endsAt };
}

async function requireLink(
  ctx: Ctx,
  token: string,
): Promise<{ readonly link: ResetLink; readonly account: LinkedAccount }> {
  const link = await findResetLink(ctx, token);
  await requireAttempt(ctx, await limitsOf(ctx, 'reset', link?.account ?? null));
  const account =
    link === null
      ? null
      : await ctx.db
          .prepare('SELECT id, name, email, credential_version FROM accounts WHERE id = ?1')
          .bind(link.account)
          .first<LinkedAccount>();
  if (link === null || account === null || account.credential_version !== link.version)
    throw new Problem('link-invalid');
  return { link, account };
}

/**
 * Sets a new password by a mailed link, and returns the cookie of the now known device.
 * All sessions, links and challenges of the account end. The person signs in afterwards.
 * The credential version lets one of several simultaneous uses through.
 * @throws `link-invalid`, or a password problem, which leaves the link usable
 */
export async function resetPassword(ctx: Ctx, token: string, password: string): Promise<DeviceCookie> {
  const { link, account } = await requireLink(ctx, token);
  const problem = passwordProblem(password, account, await loadCommonRank());
  if (problem !== null) throw new Problem(problem);
  const hash = await hashPassword(ctx.ids, password);
  try {
    const results = await commit(ctx.db, [
      passwordStatement(ctx, account.id, link.version, hash),
      endSessionsStatement(ctx, account.id, null),
      accountEventStatement(ctx, account.id, 'password-reset'),
      passwordMailStatement(ctx, account.id),
    ]);
    await noteEndedSessions(ctx, results[1]);
  } catch (error) {
    if (isVersionConflict(error)) throw new Problem('link-invalid');
    throw error;
  }
  sendOutboxSoon(ctx);
  return rememberDevice(ctx, account.email);
}
