import { useLocation } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { lazyPart } from '../../lib/parts/part';
import { addressOf } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { useMe } from '../../data/session/me';
import { Icon } from '../../ui/icons/icon';
import styles from './header.module.css';

const SignedInMenu = lazyPart(async () => (await import('./signed-in-menu')).SignedInMenu);

/** Link to sign in for guests. For a signed-in person the account's menu. */
export function AccountMenu() {
  const account = useMe();
  // The person returns to this page afterwards. Pages of signing in pass on the return target they have.
  const { pathname, search, searchStr } = useLocation();
  const givenTarget = typeof search.returnTo === 'string' ? search.returnTo : undefined;
  const returnTo = /\/(?:login|register)(?:\/|$)/.test(pathname) ? givenTarget : addressOf(pathname) + searchStr;
  const signInLink = (
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
  const renderAccountLink = () => (
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
  return account === null ? (
    signInLink
  ) : (
    <SignedInMenu account={account} fallback={signInLink} renderMissing={renderAccountLink} />
  );
}
