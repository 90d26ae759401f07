import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import type { SessionCookie } from '../sessions/open-session';
import { renewSession } from '../sessions/renew-session';

/**
 * Fresh proof on the present session, which gets a new token: for whoever has just checked password, passkey or a fresh
 * sign-on of its person. Answers the cookie to set. Throws `sign-in-required` when the session ended meanwhile.
 */
export async function proveSession(ctx: Ctx, { passkey }: { readonly passkey: boolean }): Promise<SessionCookie> {
  const renewed = await renewSession(ctx, { passkey });
  const [result] = await commit(ctx.db, [renewed.statement]);
  return renewed.finish(result);
}
