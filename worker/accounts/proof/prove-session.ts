import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import type { SessionCookie } from '../sessions/open-session';
import { renewSession } from '../sessions/renew-session';

/**
 * Marks the current session as freshly proved and returns the cookie with its new token.
 * The caller has checked a password, passkey or sign-on.
 * @throws `sign-in-required` when the session ended meanwhile
 */
export async function proveSession(ctx: Ctx, { passkey }: { readonly passkey: boolean }): Promise<SessionCookie> {
  const renewed = await renewSession(ctx, { passkey });
  const [result] = await commit(ctx.db, [renewed.statement]);
  return renewed.finish(result);
}
