import type { Actor, Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { renewSession } from '../sessions/renew-session';
import { findLinkedAccount } from './find-linked-account';
import type { Identity } from './link-statement';
import { told, type SignOnOutcome } from './sign-on-outcome';

/**
 * A fresh sign-on proves the person of the session that asked for it, when it is linked to the session's account. The
 * session goes on under a new token, as after every proof. Throws `sign-in-required` when it ended meanwhile.
 */
export async function proveBySignOn(
  ctx: Ctx,
  here: Extract<Actor, { kind: 'account' }>,
  { provider, subject }: Identity,
): Promise<SignOnOutcome> {
  if ((await findLinkedAccount(ctx, provider, subject)) !== here.account.id) return told('other-account');
  const renewed = await renewSession(ctx);
  const [result] = await commit(ctx.db, [
    renewed.statement,
    ctx.db
      .prepare('UPDATE linked_sign_ins SET last_used_at = ?3 WHERE provider = ?1 AND subject = ?2')
      .bind(provider, subject, ctx.now.toISOString()),
  ]);
  return { kind: 'proved', cookie: await renewed.finish(result) };
}
