import { useLocation } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { part } from '../../lib/parts/part';
import { addressOf } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { useMe } from '../../data/session/me';
import { Icon } from '../../ui/icons/icon';
import styles from './header.module.css';

const SignedIn = part(async () => (await import('./signed-in')).SignedIn);

/** Link to sign in for guests. For a signed-in person the account's menu. */
export function AccountMenu() {
  const account = useMe();
  // The person returns to this page afterwards. Pages of signing in pass on the return target they have.
  const { pathname, search, searchStr } = useLocation();
  const given = typeof search.returnTo === 'string' ? search.returnTo : undefined;
  const returnTo = /\/(?:login|register)(?:\/|$)/.test(pathname) ? given : addressOf(pathname) + searchStr;
  const guest = (
    <PageLink
      to="/login"
      search={{ returnTo }}
      preload={false}
      className={styles['icon']}
      aria-label={m.shell_sign_in()}
      title={m.shell_sign_in()}
    >
      <Icon name="account" />
    </PageLink>
  );
  // Without the menu, the account's page has everything except signing out.
  const room = () => (
    <PageLink
      to="/account-details"
      preload={false}
      className={styles['icon']}
      aria-label={m.shell_account()}
      title={m.shell_account()}
    >
      <Icon name="account" />
    </PageLink>
  );
  return account === null ? guest : <SignedIn account={account} fallback={guest} renderMissing={room} />;
}
