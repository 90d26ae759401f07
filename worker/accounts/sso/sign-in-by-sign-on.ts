import { comparableEmail } from '../../../domain/accounts/email';
import type { SignedOn } from '../../platform/adapters/identity/read-person';
import type { Ctx } from '../../platform/context';
import { ConstraintError } from '../../platform/db/commit';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { completeSignIn, readSignInAccount } from '../sessions/complete-sign-in';
import { forgiveAttempt, limitsOf } from '../../platform/rate-limit/attempts';
import { openSecondFactorQuestion } from '../passkeys/second-factor-question';
import { findLinkedAccount } from './find-linked-account';
import { createAccount } from './create-account';
import { offerLink } from './offer-link';
import { told, type SignOnOutcome } from './sign-on-outcome';
import type { Flow } from './consume-flow';

/**
 * Signs in whoever a provider knows. A linked sign-in opens its account, after the second factor where that asks for
 * one. An unknown person with a verified mail gets an account, or, where the mail has one, the offer to link it: that a
 * provider knows the mail does not open an account that was made without it.
 */
export async function signInBySignOn(
  ctx: Ctx,
  provider: SignOnProvider,
  person: SignedOn,
  flow: Flow,
): Promise<SignOnOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const linked = await findLinkedAccount(ctx, provider.id, person.subject);
    if (linked !== null) return enter(ctx, provider, person, linked, flow);
    if (person.email === null) return told('email-missing');
    if (!person.verified) return told('email-not-verified');
    const email = comparableEmail(person.email);
    const owner = await ctx.db.prepare('SELECT id FROM accounts WHERE email = ?1').bind(email).first<string>('id');
    if (owner !== null)
      return offerLink(ctx, { provider: provider.id, subject: person.subject, email, account: owner });
    try {
      return { kind: 'came-in', came: await createAccount(ctx, provider, { ...person, email }, flow.language) };
    } catch (error) {
      // The same person in another tab, or a registration that was confirmed just now: then there is an account.
      if (!(error instanceof ConstraintError) || error.kind !== 'unique' || attempt === 2) throw error;
    }
  }
}

async function enter(
  ctx: Ctx,
  provider: SignOnProvider,
  person: SignedOn,
  account: string,
  flow: Flow,
): Promise<SignOnOutcome> {
  const signInAccount = await readSignInAccount(ctx, account);
  if (signInAccount === null) return told('provider-failed');
  const used = ctx.db
    .prepare(
      'UPDATE linked_sign_ins SET last_used_at = ?3, email = coalesce(?4, email) WHERE provider = ?1 AND subject = ?2',
    )
    .bind(provider.id, person.subject, ctx.now.toISOString(), person.email);
  // Who came in takes the attempt back that was counted when they left.
  const forgiven = forgiveAttempt({ ...ctx, now: new Date(flow.startedAt) }, await limitsOf(ctx, 'sign-on', null));
  if (signInAccount.second_factor === 1 || signInAccount.role !== 'customer') {
    const question = await openSecondFactorQuestion(
      ctx,
      { id: signInAccount.id, role: signInAccount.role, version: signInAccount.credential_version },
      'sign-on',
    );
    if (question !== null) {
      await ctx.db.batch([used, ...forgiven]);
      return { kind: 'second-factor', ticket: question.ticket };
    }
  }
  return { kind: 'came-in', came: await completeSignIn(ctx, signInAccount, 'sign-on', [used, ...forgiven]) };
}
