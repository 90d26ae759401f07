import { personName } from '../../../domain/accounts/person-name';
import { identify } from '../../platform/adapters/identity/identify';
import { ProviderError } from '../../platform/adapters/identity/provider-error';
import type { SignedOn } from '../../platform/adapters/identity/read-person';
import type { Ctx } from '../../platform/context';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { findLinkedAccount } from './find-linked-account';
import { linkSignIn } from './link-sign-in';
import { proveBySignOn } from './prove-by-sign-on';
import { signInBySignOn } from './sign-in-by-sign-on';
import { told, type SignOnOutcome } from './sign-on-outcome';
import { answerAddress } from './start-sign-on';
import { consumeFlow, type Flow } from './consume-flow';

/** A provider's answer as it came through the browser: nothing of it is believed yet. */
export interface ProviderAnswer {
  readonly state: string | null;
  readonly code: string | null;
  readonly error: string | null;
  readonly iss: string | null;
  /** The person's name, where the provider tells it beside the token (Apple, at the first sign-on). */
  readonly name: string | null;
  /** Flow cookie. */
  readonly browser: string | undefined;
}

/**
 * What providers answer when the person did not want to (RFC 6749, 4.1.2.1; OpenID Connect Core 1.0, 3.1.2.6; Apple's
 * own).
 */
const unwilling = new Set([
  'access_denied',
  'user_cancelled_authorize',
  'user_cancelled_login',
  'consent_required',
  'login_required',
  'interaction_required',
]);

/**
 * Takes a provider's answer, once, and does what the sign-on was begun for: signing in, linking, proving. Whatever goes
 * wrong is an end that can be told, never an error. `flow` is null where the answer belongs to none.
 */
export async function receiveAnswer(
  ctx: Ctx,
  provider: SignOnProvider,
  answer: ProviderAnswer,
): Promise<{ readonly end: SignOnOutcome; readonly flow: Flow | null }> {
  const flow = answer.state === null ? null : await consumeFlow(ctx, provider.id, answer.state, answer.browser);
  return { end: await endOf(ctx, provider, answer, flow), flow };
}

async function endOf(
  ctx: Ctx,
  provider: SignOnProvider,
  answer: ProviderAnswer,
  flow: Flow | null,
): Promise<SignOnOutcome> {
  if (flow === null) return told('state-mismatch');
  if (flow.endsAt <= ctx.now.toISOString()) return told('expired');
  // Linking and proving are for the session that asked: in another tab somebody may have signed out or in since.
  const here = ctx.actor.kind === 'account' ? ctx.actor : null;
  if (flow.purpose !== 'sign-in' && (here === null || flow.session !== here.session)) return told('state-mismatch');
  if (answer.error !== null) return told(unwilling.has(answer.error) ? 'cancelled' : 'provider-failed');
  if (answer.code === null) return told('provider-failed');
  const person = await personOf(ctx, provider, { ...answer, code: answer.code }, flow);
  if (person === null) return told('provider-failed');
  if (flow.purpose === 'sign-in' || here === null) return signInBySignOn(ctx, provider, person, flow);
  if (flow.purpose === 'proof') return proveBySignOn(ctx, here, { provider: provider.id, ...person });
  return told(await linkSignIn(ctx, here.account.id, { provider: provider.id, ...person }));
}

/** Who the provider says has come back; null when it failed or is not to be believed. */
async function personOf(
  ctx: Ctx,
  provider: SignOnProvider,
  answer: ProviderAnswer & { readonly code: string },
  flow: Flow,
): Promise<SignedOn | null> {
  try {
    const person = await identify(ctx, provider, {
      code: answer.code,
      verifier: flow.verifier,
      nonce: flow.nonce,
      iss: answer.iss,
      redirect: answerAddress(ctx, provider.id),
      needsMail: async (subject) =>
        flow.purpose === 'sign-in' && (await findLinkedAccount(ctx, provider.id, subject)) === null,
      // Only a conforming issuer can be asked to have the person sign in anew, and says when they did.
      signedInSince: flow.purpose === 'proof' && provider.kind === 'oidc' ? flow.startedAt : null,
    });
    return { ...person, name: person.name ?? personName(answer.name) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn('sign-on-failed', { provider: provider.id, reason: error.reason, detail: error.detail });
    return null;
  }
}
