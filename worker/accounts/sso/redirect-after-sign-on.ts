import type { Context } from 'hono';
import { ownPath } from '../../../domain/accounts/return-path';
import type { SsoResult } from '../../../domain/accounts/sso-schemas';
import type { Language } from '../../../domain/language';
import { proofPolicy, signOnPolicy } from '../../../domain/policy';
import type { ApiEnv } from '../../platform/api-env';
import { cookie, cookieNames } from '../../platform/middleware/cookies';
import { giveSession, setCookie } from '../sessions/give-session';
import type { SignOnOutcome } from './sign-on-outcome';

export interface Way {
  readonly language: Language;
  readonly provider: string;
  readonly returnTo: string | null | undefined;
}

const bookmarkAge = 3600;

/** The page that tells a result, with the way back for whoever goes on there. */
export function resultAddress(result: SsoResult, way: Way, facts: Readonly<Record<string, number>> = {}): string {
  const back = ownPath(way.returnTo);
  const query = new URLSearchParams({ result, provider: way.provider, ...(back === null ? {} : { returnTo: back }) });
  for (const [name, value] of Object.entries(facts)) query.set(name, String(value));
  return `/${way.language}/sso?${query.toString()}`;
}

/** Turns the end of a sign-on into cookies and an address of the shop. */
export function redirectAfterSignOn(c: Context<ApiEnv>, end: SignOnOutcome, way: Way): Response {
  // This call wrote although it is a GET: what is read next must know of it.
  const mark = c.get('ctx').db.getBookmark();
  if (mark !== null && mark !== undefined) setCookie(c, cookie(cookieNames.bookmark, mark, bookmarkAge));
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(addressOf(c, end, way), 302);
}

function addressOf(c: Context<ApiEnv>, end: SignOnOutcome, way: Way): string {
  const back = ownPath(way.returnTo);
  switch (end.kind) {
    case 'came-in': {
      giveSession(c, end.came);
      setCookie(c, cookie(cookieNames.signOnOffer, '', 0));
      const { followed } = end.came.answer;
      return followed === null ? (back ?? `/${way.language}`) : resultAddress('signed-in', way, followed);
    }
    case 'second-factor':
      setCookie(c, cookie(cookieNames.secondFactor, end.ticket, proofPolicy.questionMinutes * 60));
      return resultAddress('second-factor', way);
    case 'offer':
      setCookie(c, cookie(cookieNames.signOnOffer, end.ticket, signOnPolicy.offerMinutes * 60));
      return resultAddress('link-offered', way);
    case 'proved':
      setCookie(c, cookie(cookieNames.session, end.cookie.token, end.cookie.maxAge));
      return back ?? `/${way.language}/account-details`;
    default:
      return resultAddress(end.result, way);
  }
}
