import { ownPath } from '../../../domain/accounts/return-path';
import type { Language } from '../../../domain/language';
import { signOnPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import { later, minuteMs } from '../../../domain/time';
import { questionAddress } from '../../platform/adapters/identity/ask-provider';
import { discover } from '../../platform/adapters/identity/discover';
import type { Ctx } from '../../platform/context';
import { requireAccount } from '../../platform/owner';
import { requireFreshProof } from '../../platform/require-fresh-proof';
import { secretHash } from '../../platform/secret-hash';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';

export interface StartSignOn {
  readonly purpose: 'sign-in' | 'link' | 'proof';
  readonly language: Language;
  readonly returnTo: string | undefined;
  /** Flow cookie of this browser, when it has one. */
  readonly browser: string | undefined;
  /** Whether a page of the shop leads here. */
  readonly fromOwnPage: boolean;
}

const tokenShape = /^[\w-]{43}$/;

/** Where a provider sends its answers. */
export const answerAddress = (ctx: Pick<Ctx, 'origin'>, provider: string) =>
  `${ctx.origin}/api/sso/${provider}/callback`;

/**
 * Opens a sign-on: answers the address at the provider, and the token of the flow cookie, which several sign-ons of one
 * browser share. Linking and proving belong to the session that asks, and only a page of the shop may ask: else another
 * site, which has signed the person in at the provider as somebody else, could have that one linked. Throws
 * `sign-in-required`, `fresh-proof-required` (linking), `foreign-origin`, `too-many-attempts`, a ProviderError.
 */
export async function startSignOn(
  ctx: Ctx,
  provider: SignOnProvider,
  input: StartSignOn,
): Promise<{ readonly address: string; readonly browser: string }> {
  const account = accountFor(ctx, input);
  await requireAttempt(ctx, await limitsOf(ctx, 'sign-on', account));
  const metadata = await discover(ctx, provider);
  const browser = input.browser !== undefined && tokenShape.test(input.browser) ? input.browser : ctx.ids.token();
  const question = {
    state: ctx.ids.token(),
    nonce: ctx.ids.token(),
    verifier: ctx.ids.token(),
    language: input.language,
    anew: input.purpose === 'proof',
  };
  const session = account !== null && ctx.actor.kind === 'account' ? ctx.actor.session : null;
  await ctx.db
    .prepare(
      `INSERT INTO sso_flows (state_hash, browser_hash, provider, purpose, account, session, nonce, verifier, language,
        return_to, ends_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
    )
    .bind(
      await secretHash(question.state),
      await secretHash(browser),
      provider.id,
      input.purpose,
      account,
      session,
      question.nonce,
      question.verifier,
      input.language,
      ownPath(input.returnTo),
      later(ctx.now.toISOString(), signOnPolicy.flowMinutes * minuteMs),
    )
    .run();
  return { address: questionAddress(provider, metadata, answerAddress(ctx, provider.id), question).href, browser };
}

/** The account that a sign-on is for; null where it is to sign in. */
function accountFor(ctx: Ctx, { purpose, fromOwnPage }: StartSignOn): string | null {
  if (purpose === 'sign-in') return null;
  if (!fromOwnPage) throw new Problem('foreign-origin');
  return (purpose === 'link' ? requireFreshProof(ctx) : requireAccount(ctx)).id;
}
