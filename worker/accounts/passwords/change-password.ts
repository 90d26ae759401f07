import { passwordProblem } from '../../../domain/accounts/password';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { readCredentialVersion } from '../sessions/credential-version';
import { commit } from '../../platform/db/commit';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { accountEventStatement } from '../sessions/account-event';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { loadCommonRank } from './load-common-rank';
import { hashPassword } from './passwords';
import type { SessionCookie } from '../sessions/open-session';
import { isVersionConflict, passwordMailStatement, passwordStatement } from './password-statements';
import { renewSession } from '../sessions/renew-session';

/**
 * Sets a new password (or the first one) of the signed-in person, and returns the cookie of the renewed session.
 * All other sessions end. Earlier links and challenges become invalid.
 * @throws a password problem, `sign-in-required` when the session ended meanwhile, the problems of `requireStrongProof`
 */
export async function changePassword(ctx: Ctx, password: string): Promise<SessionCookie> {
  const { id, name, email } = await requireStrongProof(ctx);
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const problem = passwordProblem(password, { name, email }, await loadCommonRank());
  if (problem !== null) throw new Problem(problem);
  const version = await readCredentialVersion(ctx, id);
  if (version === null) throw new Problem('sign-in-required');
  const renewed = await renewSession(ctx, { version: version + 1 });
  try {
    const results = await commit(ctx.db, [
      passwordStatement(ctx, id, version, await hashPassword(ctx.ids, password)),
      endSessionsStatement(ctx, id, session),
      renewed.statement,
      accountEventStatement(ctx, id, 'password-changed'),
      passwordMailStatement(ctx, id, 'password-changed'),
    ]);
    await noteEndedSessions(ctx, results[1]);
    sendOutboxSoon(ctx);
    return await renewed.finish(results[2]);
  } catch (error) {
    // A simultaneous change has ended this session.
    if (isVersionConflict(error)) throw new Problem('sign-in-required');
    throw error;
  }
}
