import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { buttonClass } from '../../../ui/buttons/button-class';

/** This page's address, to come back to. */
export const here = (): string => location.pathname + location.search;

/** To sign-in and back by whole pages, so that what is here afterwards is loaded for whoever that is. */
export function SignInAgain() {
  return (
    <a
      href={`/${language()}/login?${new URLSearchParams({ returnTo: here() }).toString()}`}
      className={buttonClass({ kind: 'outline', size: 'small' })}
    >
      {m.accounts_sign_in()}
    </a>
  );
}
