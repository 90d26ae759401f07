import { eq } from 'drizzle-orm';
import { passwordProblem } from '../../../domain/accounts/password';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { commit } from '../../platform/db/commit';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { accountEventStatement } from '../sessions/account-event';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { isVersionConflict, passwordMailStatement, passwordStatement } from './password-statements';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { rememberDevice, type DeviceCookie } from '../../platform/rate-limit/known-devices';
import { loadCommonRank } from './load-common-rank';
import { hashPassword } from './passwords';
import { findResetLink } from './reset-links';

/**
 * Returns the end of a reset link (ISO 8601).
 * @throws `link-invalid`: unknown, ended, used, or the credentials changed since
 */
export async function readResetLink(ctx: Ctx, token: string): Promise<{ readonly endsAt: string }> {
  const { link } = await requireLink(ctx, token);
  return { endsAt: link.endsAt };
}

async function requireLink(ctx: Ctx, token: string) {
  const link = await findResetLink(ctx, token);
  await requireAttempt(ctx, await limitsOf(ctx, 'reset', link?.account ?? null));
  const account = link === null ? undefined : await readLinkedAccount(ctx, link.account);
  if (link === null || account?.version !== link.version) throw new Problem('link-invalid');
  return { link, account };
}

async function readLinkedAccount(ctx: Ctx, id: string) {
  const [account] = await run(
    orm(ctx.db)
      .select({ id: accounts.id, name: accounts.name, email: accounts.email, version: accounts.credentialVersion })
      .from(accounts)
      .where(eq(accounts.id, id)),
  );
  return account;
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
      passwordMailStatement(ctx, account.id, 'password-reset'),
    ]);
    await noteEndedSessions(ctx, results[1]);
  } catch (error) {
    if (isVersionConflict(error)) throw new Problem('link-invalid');
    throw error;
  }
  sendOutboxSoon(ctx);
  return rememberDevice(ctx, account.email);
}
