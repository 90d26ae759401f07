import type { SsoResult } from '../../../domain/accounts/sso-schemas';
import type { CompletedSignIn } from '../sessions/complete-sign-in';
import type { SessionCookie } from '../sessions/open-session';

/** What a sign-on comes to; routes turn it into cookies and an address. */
export type SignOnOutcome =
  | { readonly kind: 'came-in'; readonly came: CompletedSignIn }
  /** The one question that is left; its ticket goes into a cookie, never into an address. */
  | { readonly kind: 'second-factor'; readonly ticket: string }
  | { readonly kind: 'offer'; readonly ticket: string }
  | { readonly kind: 'proved'; readonly cookie: SessionCookie }
  | { readonly kind: 'told'; readonly result: Exclude<SsoResult, 'signed-in' | 'second-factor' | 'link-offered'> };

/** An end that is only told. */
export function told(result: Extract<SignOnOutcome, { kind: 'told' }>['result']): SignOnOutcome {
  return { kind: 'told', result };
}
