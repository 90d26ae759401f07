import { eq } from 'drizzle-orm';
import { comparableEmail } from '../../../domain/accounts/email';
import type { SignOnPerson } from '../../platform/adapters/identity/identity-provider';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { retryOnRace } from '../../platform/db/retry-on-race';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { completeSignIn, readSignInAccount } from '../sessions/sign-in/complete-sign-in';
import { refundAttemptStatements, limitsOf } from '../../platform/rate-limit/attempts';
import { openSecondFactorQuestion } from '../passkeys/second-factor-question';
import { findLinkedAccount } from './find-linked-account';
import { createAccount } from './create-account';
import { offerLink } from './offer-link';
import { resultOnly, type SignOnOutcome } from './sign-on-outcome';
import type { Flow } from './consume-flow';

/** Violated when the account was created meanwhile, in another tab or by a confirmed registration. */
const createRaces: ReadonlySet<string> = new Set([
  'accounts.email',
  'linked_sign_ins.provider, linked_sign_ins.subject',
]);

/**
 * Signs in the person that a provider identified.
 * A linked identity signs in to its account, after the second factor if the account needs it.
 * An unknown identity with a verified address gets a new account.
 * If the address has an account, the outcome is an offer to link: a provider alone never opens an existing account.
 */
export async function signInBySignOn(
  ctx: Ctx,
  provider: SignOnProvider,
  person: SignOnPerson,
  flow: Flow,
): Promise<SignOnOutcome> {
  return retryOnRace(2, createRaces, async () => {
    const linked = await findLinkedAccount(ctx, provider.id, person.subject);
    if (linked !== null) return signInLinked(ctx, provider, person, linked, flow);
    if (person.email === null) return resultOnly('email-missing');
    if (!person.isEmailVerified) return resultOnly('email-not-verified');
    const email = comparableEmail(person.email);
    const [owner] = await run(orm(ctx.db).select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)));
    if (owner !== undefined)
      return offerLink(ctx, { provider: provider.id, subject: person.subject, email, account: owner.id });
    return { kind: 'completed', signIn: await createAccount(ctx, provider, { ...person, email }, flow.language) };
  });
}

async function signInLinked(
  ctx: Ctx,
  provider: SignOnProvider,
  person: SignOnPerson,
  account: string,
  flow: Flow,
): Promise<SignOnOutcome> {
  const signInAccount = await readSignInAccount(ctx, account);
  if (signInAccount === null) return resultOnly('provider-failed');
  const usedStatement = sql(
    ctx.db,
    'UPDATE linked_sign_ins SET last_used_at = ?3, email = coalesce(?4, email) WHERE provider = ?1 AND subject = ?2',
    provider.id,
    person.subject,
    ctx.now.toISOString(),
    person.email,
  );
  // A successful sign-in refunds the rate-limit attempt recorded before the redirect.
  const refundStatements = refundAttemptStatements(
    { ...ctx, now: new Date(flow.startedAt) },
    await limitsOf(ctx, 'sign-on', null),
  );
  if (signInAccount.second_factor === 1 || signInAccount.role !== 'customer') {
    const question = await openSecondFactorQuestion(
      ctx,
      { id: signInAccount.id, role: signInAccount.role, version: signInAccount.credential_version },
      'sign-on',
    );
    if (question !== null) {
      await ctx.db.batch([usedStatement, ...refundStatements]);
      return { kind: 'second-factor', ticket: question.ticket };
    }
  }
  return {
    kind: 'completed',
    signIn: await completeSignIn(ctx, signInAccount, 'sign-on', [usedStatement, ...refundStatements]),
  };
}
