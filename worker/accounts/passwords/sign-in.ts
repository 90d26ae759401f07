import { deviceOf } from '../../../domain/accounts/device';
import { comparableEmail } from '../../../domain/accounts/email';
import type { SignInInput } from '../../../domain/accounts/schemas';
import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import { signInRatePolicy } from '../../../domain/policy/accounts';
import { Problem } from '../../../domain/problems';
import { addMs, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { openSecondFactorQuestion } from '../passkeys/second-factor-question';
import { refundAttemptStatements, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { completeSignIn, type CompletedSignIn } from '../sessions/sign-in/complete-sign-in';
import { createDemoAccounts } from './create-demo-accounts';
import { isCorrectPassword } from './passwords';
import { resendConfirmation } from './resend-confirmation';

/** Credentials of an address: those of its account, or else of its newest registration (`confirmed` is 0). */
const credentialsOf = defineRead(
  {
    id: accounts.id,
    name: accounts.name,
    email: accounts.email,
    role: accounts.role,
    password_hash: accounts.passwordHash,
    credential_version: accounts.credentialVersion,
    second_factor: accounts.secondFactor,
    market: accounts.market,
    confirmed: number,
    created_at: accounts.createdAt,
  },
  `SELECT * FROM (
     SELECT id, name, email, role, password_hash, credential_version, second_factor, market, 1 AS confirmed,
       created_at
     FROM accounts WHERE email = ?1 AND confirmed_at IS NOT NULL
     UNION ALL
     SELECT id, name, email, 'customer', password_hash, 0, 0, market, 0, created_at FROM registrations
     WHERE email = ?1 AND ends_at > ?2)
   ORDER BY confirmed DESC, created_at DESC LIMIT 1`,
);

/** A completed sign-in, or the second-factor question. */
export type SignInResult = CompletedSignIn | { readonly answer: Extract<SignInAnswer, { kind: 'second-factor' }> };

/**
 * Signs in a confirmed account, or returns the question for its second factor.
 * The second factor is requested from accounts that turned it on, and from staff with a passkey.
 * Every failure is `wrong-credentials` after the same work: unknown address, wrong or no password, or not confirmed.
 * For an unconfirmed account the right password sends the link again.
 * @throws `wrong-credentials`; `too-many-attempts` {retryAfter} after ten failures for an address, or fifty from a
 * network, within 15 minutes. A known device has its own counter.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<SignInResult> {
  // The local start creates its accounts at the first sign-in; a deployment has none.
  if (ctx.settings.demo) await createDemoAccounts(ctx);
  const email = comparableEmail(input.email);
  const limits = await limitsOf(ctx, 'sign-in', email);
  await requireAttempt(ctx, limits);
  const credentials = await credentialsOf.first(ctx.db, email, ctx.now.toISOString());
  const isRight = await isCorrectPassword(input.password, credentials?.password_hash ?? null);
  if (credentials !== null && credentials.confirmed === 1 && !isRight)
    ctx.waitUntil(recordRefusal(ctx, credentials.id));
  if (credentials === null || !isRight) throw new Problem('wrong-credentials');
  if (credentials.confirmed === 0) {
    ctx.waitUntil(resendConfirmation(ctx, credentials.id));
    throw new Problem('wrong-credentials');
  }
  if (credentials.second_factor === 1 || credentials.role !== 'customer') {
    const answer = await openSecondFactorQuestion(ctx, {
      id: credentials.id,
      role: credentials.role,
      version: credentials.credential_version,
    });
    if (answer !== null) {
      await ctx.db.batch(refundAttemptStatements(ctx, limits));
      return { answer };
    }
  }
  return completeSignIn(ctx, credentials, 'password', refundAttemptStatements(ctx, limits));
}

/**
 * Stores the refused sign-in as an event, at most one in 15 minutes, so that nobody floods the list.
 * Runs after the answer, because its time would reveal that the account exists.
 */
async function recordRefusal(ctx: Ctx, account: string): Promise<void> {
  const country = ctx.country === null ? {} : { country: ctx.country };
  const facts = { reason: 'password-wrong', ...deviceOf(ctx.userAgent), ...country };
  const now = ctx.now.toISOString();
  await sql(
    ctx.db,
    `INSERT INTO account_events (account, kind, facts, at) SELECT ?1, 'sign-in-refused', ?2, ?3 WHERE NOT EXISTS (
       SELECT 1 FROM account_events WHERE account = ?1 AND kind = 'sign-in-refused'
       AND facts->>'reason' = 'password-wrong' AND at > ?4)`,
    account,
    JSON.stringify(facts),
    now,
    addMs(now, -signInRatePolicy.windowMinutes * minuteMs),
  ).run();
}
