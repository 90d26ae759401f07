import { redirectTarget } from '../../../domain/accounts/redirect-target';
import type { Language } from '../../../domain/language';
import { signOnPolicy } from '../../../domain/policy/accounts';
import { Problem } from '../../../domain/problems';
import { addMs, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { ssoFlows } from '../../platform/db/schema/account-room';
import { requireAccount } from '../../platform/owner';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { secretHash } from '../../platform/secret-hash';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';

/** Input of a sign-on that starts. */
export interface StartSignOn {
  readonly purpose: 'sign-in' | 'link' | 'proof';
  readonly language: Language;
  readonly returnTo: string | undefined;
  /** Flow cookie of this browser, if it has one. */
  readonly browser: string | undefined;
  /** Whether the request came from a page of the shop. */
  readonly isFromOwnPage: boolean;
}

const tokenShape = /^[\w-]{43}$/;

/** Returns the callback address that a provider sends its answers to. */
export const answerAddress = (ctx: Pick<Ctx, 'origin'>, provider: string) =>
  `${ctx.origin}/api/sso/${provider}/callback`;

/**
 * Starts a sign-on. Returns the address at the provider and the flow-cookie token, which all flows of a browser share.
 * Linking and proof belong to the current session, and only a page of the shop may start them.
 * Otherwise another site could link an identity that it had signed the person in with.
 * @throws `sign-in-required`, `foreign-origin`, `too-many-attempts`, ProviderError, the problems of
 * `requireStrongProof` (linking)
 */
export async function startSignOn(
  ctx: Ctx,
  provider: SignOnProvider,
  input: StartSignOn,
): Promise<{ readonly address: string; readonly browser: string }> {
  const account = await accountFor(ctx, input);
  await requireAttempt(ctx, await limitsOf(ctx, 'sign-on', account));
  const browser = input.browser !== undefined && tokenShape.test(input.browser) ? input.browser : ctx.ids.token();
  const question = {
    state: ctx.ids.token(),
    nonce: ctx.ids.token(),
    verifier: ctx.ids.token(),
    language: input.language,
    needsNewSignIn: input.purpose === 'proof',
  };
  const redirect = answerAddress(ctx, provider.id);
  const address = await ctx.identityProviderOf(provider).authorizationAddress(ctx, redirect, question);
  const session = account !== null && ctx.actor.kind === 'account' ? ctx.actor.session : null;
  await run(
    orm(ctx.db)
      .insert(ssoFlows)
      .values({
        stateHash: await secretHash(question.state),
        browserHash: await secretHash(browser),
        provider: provider.id,
        purpose: input.purpose,
        account,
        session,
        nonce: question.nonce,
        verifier: question.verifier,
        language: input.language,
        returnTo: redirectTarget(input.returnTo),
        endsAt: addMs(ctx.now.toISOString(), signOnPolicy.flowMinutes * minuteMs),
      }),
  );
  return { address: address.href, browser };
}

/** Returns the account that links or proves by this sign-on; null for a sign-in. */
async function accountFor(ctx: Ctx, { purpose, isFromOwnPage }: StartSignOn): Promise<string | null> {
  if (purpose === 'sign-in') return null;
  if (!isFromOwnPage) throw new Problem('foreign-origin');
  const { id } = purpose === 'link' ? await requireStrongProof(ctx) : requireAccount(ctx);
  return id;
}
