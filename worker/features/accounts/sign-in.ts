import { z } from 'zod';
import { comparableEmail } from '../../../domain/accounts/email';
import { roles, type Me, type SignInInput } from '../../../domain/accounts/schemas';
import { chooseMarket, isMarket, type Market } from '../../../domain/market';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { commit } from '../../db/commit';
import { forgiveAttempt, limitsOf, requireAttempt } from './attempts';
import { createDemoAccounts } from './create-demo-accounts';
import { followLists } from './follow-lists';
import { openSession, type SessionCookie } from './open-session';
import { isPassword } from './passwords';
import { resendConfirmation } from './resend-confirmation';

const foundSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  password_hash: z.string().nullable(),
  credential_version: z.int(),
  market: z.string().nullable(),
  confirmed: z.int(),
});

export interface SignedInNow {
  readonly me: Me;
  readonly cookie: SessionCookie;
  readonly listsFollowed: boolean;
  /** The account's own choice, for the cookie that pages go by; null where it made none. */
  readonly market: Market | null;
}

/**
 * Signs in a confirmed account. Every failure is `wrong-credentials`, after the same work: unknown mail, wrong password,
 * no password, and not confirmed (the right password then sends the link again, after the answer). Ten failures for an
 * address or fifty from a network within 15 minutes: `too-many-attempts` with `retryAfter`.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<SignedInNow> {
  // The local start's people come into being when somebody first signs in; a deployment has none.
  if (ctx.settings.demo) await createDemoAccounts(ctx);
  const email = comparableEmail(input.email);
  const limits = await limitsOf(ctx, 'sign-in', email);
  await requireAttempt(ctx, limits);
  const row = await ctx.db
    .prepare(
      `SELECT * FROM (
         SELECT id, name, email, role, password_hash, credential_version, market, 1 AS confirmed, created_at
         FROM accounts WHERE email = ?1 AND confirmed_at IS NOT NULL
         UNION ALL
         SELECT id, name, email, 'customer', password_hash, 0, market, 0, created_at FROM registrations WHERE email = ?1 AND ends_at > ?2)
       ORDER BY confirmed DESC, created_at DESC LIMIT 1`,
    )
    .bind(email, ctx.now.toISOString())
    .first();
  const found = row === null ? null : foundSchema.parse(row);
  const right = await isPassword(input.password, found?.password_hash ?? null);
  if (found === null || !right) throw new Problem('wrong-credentials');
  if (found.confirmed === 0) {
    ctx.later(resendConfirmation(ctx, found.id));
    throw new Problem('wrong-credentials');
  }
  const session = await openSession(ctx, { id: found.id, role: found.role, version: found.credential_version });
  await commit(ctx.db, [...session.statements, ...forgiveAttempt(ctx, limits)]);
  await session.note();
  const here = ctx.actor.kind === 'shop' ? null : ctx.actor.visitor;
  const listsFollowed = await followLists(ctx, [here], found.id);
  const market = chooseMarket({ account: found.market, cookie: ctx.market, country: null });
  const { name, role } = found;
  return {
    me: { account: { name, email: found.email, role }, language: ctx.language, market }, cookie: session.cookie, listsFollowed,
    market: isMarket(found.market) ? found.market : null,
  };
}
