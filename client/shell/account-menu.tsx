import { lazy, Suspense } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { PageLink } from '../lib/page-link';
import { useMe } from '../lib/use-me';
import { Icon } from '../ui/icon';
import styles from './header.module.css';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));

/** For guests the way to sign in; for people signed in, who they are and the way out. */
export function AccountMenu() {
  const account = useMe();
  const guest = (
    <PageLink to="/login" ahead={false} className={styles['icon']} aria-label={m.shell_sign_in()} title={m.shell_sign_in()}>
      <Icon name="account" />
    </PageLink>
  );
  return account === null ? guest : <Suspense fallback={guest}><SignedIn account={account} /></Suspense>;
}
