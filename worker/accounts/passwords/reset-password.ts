import { passwordProblem } from '../../../domain/accounts/password';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { accountEventStatement } from '../sessions/account-event';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { isVersionConflict, passwordMailStatement, passwordStatement } from './password-statements';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { knowDevice, type DeviceCookie } from '../../platform/rate-limit/known-devices';
import { loadCommonRank } from './load-common-rank';
import { hashPassword } from './passwords';
import { findResetLink, type ResetLink } from './reset-links';

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly credential_version: number;
}

/** Until when a reset link holds. Throws `link-invalid`: unknown, ended, used, or the credentials changed since. */
export async function readResetLink(ctx: Ctx, token: string): Promise<{ readonly endsAt: string }> {
  const { link } = await requireLink(ctx, token);
  return { endsAt: link.endsAt };
}

async function requireLink(ctx: Ctx, token: string): Promise<{ readonly link: ResetLink; readonly holder: Holder }> {
  const link = await findResetLink(ctx, token);
  await requireAttempt(ctx, await limitsOf(ctx, 'reset', link?.account ?? null));
  const holder =
    link === null
      ? null
      : await ctx.db
          .prepare('SELECT id, name, email, credential_version FROM accounts WHERE id = ?1')
          .bind(link.account)
          .first<Holder>();
  if (link === null || holder === null || holder.credential_version !== link.version) throw new Problem('link-invalid');
  return { link, holder };
}

/**
 * Sets a new password by a link of a mail. All sessions end, and with them every other link and question of the
 * account. The link is used up by the credential version it was made for: of several uses at the same moment the
 * database lets one through. The person signs in afterwards, with their second factor where they have one; this browser
 * is known then. Throws `link-invalid` or a password problem, which leaves the link as it is.
 */
export async function resetPassword(ctx: Ctx, token: string, password: string): Promise<DeviceCookie> {
  const { link, holder } = await requireLink(ctx, token);
  const problem = passwordProblem(password, holder, await loadCommonRank());
  if (problem !== null) throw new Problem(problem);
  const hash = await hashPassword(ctx.ids, password);
  try {
    const results = await commit(ctx.db, [
      passwordStatement(ctx, holder.id, link.version, hash),
      endSessionsStatement(ctx, holder.id, null),
      accountEventStatement(ctx, holder.id, 'password-reset'),
      passwordMailStatement(ctx, holder.id),
    ]);
    await noteEndedSessions(ctx, results[1]);
  } catch (error) {
    if (isVersionConflict(error)) throw new Problem('link-invalid');
    throw error;
  }
  sendOutboxSoon(ctx);
  return knowDevice(ctx, holder.email);
}
