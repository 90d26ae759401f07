import { and, eq } from 'drizzle-orm';
import type { Actor, Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { linkedSignIns } from '../../platform/db/schema/account-room';
import { commit } from '../../platform/db/commit';
import { renewSession } from '../sessions/renew-session';
import { findLinkedAccount } from './find-linked-account';
import type { Identity } from './link-statement';
import { resultOnly, type SignOnOutcome } from './sign-on-outcome';

/**
 * Marks the session as freshly proved when the provider identity is linked to its account. The session gets a new
 * token.
 * @throws `sign-in-required` when the session ended meanwhile
 */
export async function proveBySignOn(
  ctx: Ctx,
  actor: Extract<Actor, { kind: 'account' }>,
  { provider, subject }: Identity,
): Promise<SignOnOutcome> {
  if ((await findLinkedAccount(ctx, provider, subject)) !== actor.account.id) return resultOnly('other-account');
  const renewed = await renewSession(ctx);
  const [result] = await commit(ctx.db, [
    renewed.statement,
    statementOf(
      ctx.db,
      orm(ctx.db)
        .update(linkedSignIns)
        .set({ lastUsedAt: ctx.now.toISOString() })
        .where(and(eq(linkedSignIns.provider, provider), eq(linkedSignIns.subject, subject))),
    ),
  ]);
  return { kind: 'proved', cookie: await renewed.finish(result) };
}
