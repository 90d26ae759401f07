import type { Context } from 'hono';
import { redirectTarget } from '../../../domain/accounts/redirect-target';
import type { SsoResult } from '../../../domain/accounts/sso-schemas';
import type { Language } from '../../../domain/language';
import { proofPolicy, signOnPolicy } from '../../../domain/policy/accounts';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames } from '../../platform/middleware/cookies';
import { giveSession, setCookie } from '../sessions/sign-in/give-session';
import type { SignOnOutcome } from './sign-on-outcome';

/** Target of the redirect after a sign-on: language of the page, provider, and the path to return to. */
export interface RedirectTarget {
  readonly language: Language;
  readonly provider: string;
  readonly returnTo: string | null | undefined;
}

/** Lifetime of the bookmark cookie in seconds. */
const bookmarkAge = 3600;

/** Returns the address of the result page. Its query carries the result and the path to return to. */
export function resultAddress(
  result: SsoResult,
  target: RedirectTarget,
  facts: Readonly<Record<string, number>> = {},
): string {
  const returnPath = redirectTarget(target.returnTo);
  const query = new URLSearchParams({
    result,
    provider: target.provider,
    ...(returnPath === null ? {} : { returnTo: returnPath }),
  });
  for (const [name, value] of Object.entries(facts)) query.set(name, String(value));
  return `/${target.language}/sso?${query.toString()}`;
}

/** Sets the cookies of a sign-on outcome and redirects the browser to a page of the shop. */
export function redirectAfterSignOn(c: Context<ApiEnv>, outcome: SignOnOutcome, target: RedirectTarget): Response {
  // This GET has written: the next read needs the bookmark to see it.
  const bookmark = c.get('ctx').db.getBookmark();
  if (bookmark !== null && bookmark !== undefined)
    setCookie(c, cookieHeader(cookieNames.bookmark, bookmark, bookmarkAge));
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(redirectAddress(c, outcome, target), 302);
}

function redirectAddress(c: Context<ApiEnv>, outcome: SignOnOutcome, target: RedirectTarget): string {
  const returnPath = redirectTarget(target.returnTo);
  switch (outcome.kind) {
    case 'completed': {
      giveSession(c, outcome.signIn);
      setCookie(c, cookieHeader(cookieNames.signOnOffer, '', 0));
      const { followed } = outcome.signIn.answer;
      return followed === null ? (returnPath ?? `/${target.language}`) : resultAddress('signed-in', target, followed);
    }
    case 'second-factor':
      setCookie(c, cookieHeader(cookieNames.secondFactor, outcome.ticket, proofPolicy.questionMinutes * 60));
      return resultAddress('second-factor', target);
    case 'offer':
      setCookie(c, cookieHeader(cookieNames.signOnOffer, outcome.ticket, signOnPolicy.offerMinutes * 60));
      return resultAddress('link-offered', target);
    case 'proved':
      setCookie(c, cookieHeader(cookieNames.session, outcome.cookie.token, outcome.cookie.maxAge));
      return returnPath ?? `/${target.language}/account-details`;
    default:
      return resultAddress(outcome.result, target);
  }
}
