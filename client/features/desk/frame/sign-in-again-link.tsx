import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { buttonClass } from '../../../ui/buttons/button-class';

/** Returns the path of this page, to return to. */
export const currentPath = (): string => location.pathname + location.search;

/** Link to signing in and back with full loads, so that the page is loaded for the person who signs in. */
export function SignInAgainLink() {
  return (
    <a
      href={`${addressOf('/login')}?${new URLSearchParams({ returnTo: currentPath() }).toString()}`}
      className={buttonClass({ kind: 'outline', size: 'small' })}
    >
      {m.accounts_sign_in()}
    </a>
  );
}
