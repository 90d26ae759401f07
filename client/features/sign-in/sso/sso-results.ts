import type { SsoResult } from '../../../../domain/accounts/sso-schemas';
import { signInRatePolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { countParams } from '../../../lib/words/count-params';

/** A result that ends on a page of words. The other results lead on. */
export type ShownSsoResult = Exclude<SsoResult, 'signed-in' | 'link-offered' | 'second-factor' | 'linked'>;

interface ResultWords {
  readonly title: (names: { readonly provider: string }) => string;
  readonly text: (names: { readonly provider: string }) => string;
  /** Says whether a second try may help. */
  readonly again: boolean;
  /** Says whether the page offers to register with a password. */
  readonly register?: boolean;
}

const tooManyText = ({ provider }: { readonly provider: string }) =>
  m.sso_many_text({ ...countParams(signInRatePolicy.windowMinutes), provider });

/** Words of each result: what happened at the provider and what helps. */
export const ssoResultWords: Record<ShownSsoResult, ResultWords> = {
  cancelled: { title: m.sso_cancelled_title, text: m.sso_cancelled_text, again: true },
  expired: { title: m.sso_expired_title, text: m.sso_expired_text, again: true },
  'state-mismatch': { title: m.sso_state_title, text: m.sso_state_text, again: true },
  'email-not-verified': { title: m.sso_not_verified_title, text: m.sso_not_verified_text, again: true, register: true },
  'email-missing': { title: m.sso_no_mail_title, text: m.sso_no_mail_text, again: true, register: true },
  'linked-elsewhere': { title: m.sso_elsewhere_title, text: m.sso_elsewhere_text, again: false },
  'provider-failed': { title: m.sso_failed_title, text: m.sso_failed_text, again: true },
  'other-account': { title: m.sso_other_title, text: m.sso_other_text, again: true },
  'too-many-attempts': { title: m.sso_many_title, text: tooManyText, again: false },
};

/** Returns whether a result of a sign-on ends on a page of words. */
export const isShownResult = (result: string | undefined): result is ShownSsoResult =>
  result !== undefined && Object.hasOwn(ssoResultWords, result);
