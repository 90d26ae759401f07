import type { Me } from '../../../domain/accounts/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { useSignOut } from '../../data/session/sign-out';
import { addressOf, language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import { Popover } from '../../ui/overlays/popover';
import styles from './header.module.css';

/** First letter of the name on a disc: it shows that somebody is signed in, and who. */
function Initial({ name }: { readonly name: string }) {
  const [first = ''] = name.trim();
  return (
    <span className={styles['initial']} aria-hidden="true">
      {first.toLocaleUpperCase(language())}
    </span>
  );
}

/** Menu of the signed-in person: name, links to the account, signing out. */
export function SignedInMenu({ account }: { readonly account: NonNullable<Me['account']> }) {
  const signOut = useSignOut();
  const { run, isBusy, problem } = useBusyAction(async () => {
    await signOut();
    // A full load, so that nothing of the person stays in the page's memory.
    location.assign(addressOf('/'));
  });
  return (
    <Popover trigger={<Initial name={account.name} />} label={m.shell_account()}>
      <div className={styles['account']}>
        <p>{m.shell_signed_in_as({ name: account.name })}</p>
        <p className="small">{account.email}</p>
        <nav aria-label={m.shell_account()}>
          <PageLink to="/account-details" preload={false}>
            {m.shell_your_account()}
          </PageLink>
          <PageLink
            to="/account-details"
            search={{ part: 'trades' }}
            hash="trades"
            preload={false}
            aria-current={undefined}
          >
            {m.shell_trades()}
          </PageLink>
          <PageLink
            to="/account-details"
            search={{ part: 'wishes' }}
            hash="wishes"
            preload={false}
            aria-current={undefined}
          >
            {m.shell_wishes()}
          </PageLink>
        </nav>
        {problem === null ? null : (
          <Notice kind="wrong" isAnnounced>
            {m.shell_sign_out_failed()}
          </Notice>
        )}
        <Button kind="outline" size="small" isFull isBusy={isBusy} onClick={() => void run()}>
          {m.shell_sign_out()}
        </Button>
      </div>
    </Popover>
  );
}
