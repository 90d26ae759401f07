import { personName } from '../../../domain/accounts/person-name';
import { ProviderError } from '../../platform/adapters/identity/provider-error';
import type { SignOnPerson } from '../../platform/adapters/identity/identity-provider';
import type { Ctx } from '../../platform/context';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { findLinkedAccount } from './find-linked-account';
import { linkSignIn } from './link-sign-in';
import { proveBySignOn } from './prove-by-sign-on';
import { signInBySignOn } from './sign-in-by-sign-on';
import { resultOnly, type SignOnOutcome } from './sign-on-outcome';
import { answerAddress } from './start-sign-on';
import { consumeFlow, type Flow } from './consume-flow';

/** An unverified provider answer, as the browser delivered it. */
export interface ProviderAnswer {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
  readonly iss: string | null;
  /** Name of the person, where the provider sends it beside the token (Apple, with the first sign-on). */
  readonly name: string | null;
  /** Value of the flow cookie. */
  readonly browser: string | undefined;
}

/**
 * Error codes of a person who cancelled.
 * @see RFC 6749, 4.1.2.1; OpenID Connect Core 1.0, 3.1.2.6; Apple documentation
 */
const cancelErrors = new Set([
  'access_denied',
  'user_cancelled_authorize',
  'user_cancelled_login',
  'consent_required',
  'login_required',
  'interaction_required',
]);

/**
 * Consumes a provider answer and runs the purpose of its flow: sign-in, linking or proof.
 * Failures are outcomes with a result, not errors. `flow` is null when the answer matches no flow.
 */
export async function receiveAnswer(
  ctx: Ctx,
  provider: SignOnProvider,
  answer: ProviderAnswer,
): Promise<{ readonly outcome: SignOnOutcome; readonly flow: Flow | null }> {
  const flow = answer.state === null ? null : await consumeFlow(ctx, provider.id, answer.state, answer.browser);
  return { outcome: await outcomeOf(ctx, provider, answer, flow), flow };
}

async function outcomeOf(
  ctx: Ctx,
  provider: SignOnProvider,
  answer: ProviderAnswer,
  flow: Flow | null,
): Promise<SignOnOutcome> {
  if (flow === null) return resultOnly('state-mismatch');
  if (flow.endsAt <= ctx.now.toISOString()) return resultOnly('expired');
  // Linking and proof belong to the requesting session: another tab may have signed out or in meanwhile.
  const actor = ctx.actor.kind === 'account' ? ctx.actor : null;
  if (flow.purpose !== 'sign-in' && (actor === null || flow.session !== actor.session))
    return resultOnly('state-mismatch');
  if (answer.error !== null) return resultOnly(cancelErrors.has(answer.error) ? 'cancelled' : 'provider-failed');
  if (answer.code === null) return resultOnly('provider-failed');
  const person = await identifyPerson(ctx, provider, { ...answer, code: answer.code }, flow);
  if (person === null) return resultOnly('provider-failed');
  if (flow.purpose === 'sign-in' || actor === null) return signInBySignOn(ctx, provider, person, flow);
  if (flow.purpose === 'proof') return proveBySignOn(ctx, actor, { provider: provider.id, ...person });
  return resultOnly(await linkSignIn(ctx, actor.account.id, { provider: provider.id, ...person }));
}

/** Returns the person that the provider identified, or null when the provider failed or its answer is not valid. */
async function identifyPerson(
  ctx: Ctx,
  provider: SignOnProvider,
  answer: ProviderAnswer & { readonly code: string },
  flow: Flow,
): Promise<SignOnPerson | null> {
  try {
    const person = await ctx.identityProviderOf(provider).identify(ctx, {
      code: answer.code,
      verifier: flow.verifier,
      nonce: flow.nonce,
      iss: answer.iss,
      redirect: answerAddress(ctx, provider.id),
      needsMail: async (subject) =>
        flow.purpose === 'sign-in' && (await findLinkedAccount(ctx, provider.id, subject)) === null,
      signedInSince: flow.purpose === 'proof' ? flow.startedAt : null,
    });
    return { ...person, name: person.name ?? personName(answer.name) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn('sign-on-failed', { provider: provider.id, reason: error.reason, detail: error.detail });
    return null;
  }
}
