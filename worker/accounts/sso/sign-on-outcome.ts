import type { SsoResult } from '../../../domain/accounts/sso-schemas';
import type { CompletedSignIn } from '../sessions/sign-in/complete-sign-in';
import type { SessionCookie } from '../sessions/open-session';

/** Outcome of a sign-on. Routes turn it into cookies and a redirect. */
export type SignOnOutcome =
  | { readonly kind: 'completed'; readonly signIn: CompletedSignIn }
  /** The second factor is pending. The ticket goes into a cookie, never into an address. */
  | { readonly kind: 'second-factor'; readonly ticket: string }
  | { readonly kind: 'offer'; readonly ticket: string }
  | { readonly kind: 'proved'; readonly cookie: SessionCookie }
  | { readonly kind: 'result'; readonly result: Exclude<SsoResult, 'signed-in' | 'second-factor' | 'link-offered'> };

/** Returns an outcome that only shows a result page. */
export function resultOnly(result: Extract<SignOnOutcome, { kind: 'result' }>['result']): SignOnOutcome {
  return { kind: 'result', result };
}
