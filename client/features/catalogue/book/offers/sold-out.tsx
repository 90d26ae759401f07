import { useLocation } from '@tanstack/react-router';
import { m } from '../../../../../messages/compiled/messages.js';
import { useMe } from '../../../../data/session/me';
import { useWish } from '../../../../data/wishes/wishes';
import { addressOf } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import styles from './copies-table.module.css';
import { WishLine } from '../wish-line';

/**
 * Part for a book without copies: a wish is the next step. Mails about wishes go to accounts only, so guests can then
 * sign in; their wishes follow into the account.
 */
export function SoldOut({ isbn }: { readonly isbn: string }) {
  const [isWished] = useWish(isbn);
  const isGuest = useMe() === null;
  const wished = isGuest ? m.book_sold_out_wished_guest() : m.book_sold_out_wished();
  return (
    <div className={styles['sold-out']} id="sold-out">
      <p aria-live="polite">{isWished ? wished : m.book_sold_out()}</p>
      {isWished && isGuest ? <AccountLinks /> : null}
      <WishLine isbn={isbn} />
    </div>
  );
}

/** Links to sign in and to register. Both lead back to this page. */
function AccountLinks() {
  const { pathname, searchStr } = useLocation();
  const search = { returnTo: addressOf(pathname) + searchStr };
  return (
    <p className={styles['accounts']}>
      <PageLink to="/login" search={search} preload={false} className={buttonClass({ kind: 'outline', size: 'small' })}>
        {m.shell_sign_in()}
      </PageLink>
      <PageLink
        to="/register"
        search={search}
        preload={false}
        className={buttonClass({ kind: 'quiet', size: 'small' })}
      >
        {m.accounts_to_register()}
      </PageLink>
    </p>
  );
}
