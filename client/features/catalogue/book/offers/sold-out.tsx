import { useLocation } from '@tanstack/react-router';
import { m } from '../../../../../messages/compiled/messages.js';
import { useIsGuest, useMe } from '../../../../data/session/me';
import { useWish } from '../../../../data/wishes/wishes';
import { addressOf } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import styles from './copies-table.module.css';
import { WishLine } from '../wish-line';

/**
 * Part for a book without copies. It offers a wish. Mails about wishes go to accounts only, so a guest with a wish gets
 * links to sign in and to register. The account then has the guest's wishes.
 */
export function SoldOut({ isbn }: { readonly isbn: string }) {
  const [isWished] = useWish(isbn);
  const isGuest = useIsGuest();
  const isMember = useMe() !== null;
  const words = () => {
    if (isWished && isGuest) return m.book_sold_out_wished_guest();
    // Until the shop has answered who this is, the words are right for both.
    return isWished && isMember ? m.book_sold_out_wished() : m.book_sold_out();
  };
  return (
    <div className={styles['sold-out']} id="sold-out">
      <p aria-live="polite">{words()}</p>
      {isWished && isGuest ? <AccountLinks /> : null}
      <WishLine isbn={isbn} />
    </div>
  );
}

/** Links to sign in and to register. After both, the person returns to this page. */
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
