import { formatNumber } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import styles from './list-tabs.module.css';

/** Links between the two lists on a phone. On a desktop the header's balance has them. */
export function ListTabs({ give, take }: { readonly give: number; readonly take: number }) {
  return (
    <nav className={styles['tabs']} aria-label={m.basket_tabs()}>
      <PageLink to="/basket" preload={false} className={styles['give']}>
        {m.basket_tab()} <b>{formatNumber(give, language())}</b>
      </PageLink>
      <PageLink to="/cart" preload={false} className={styles['take']}>
        {m.cart_tab()} <b>{formatNumber(take, language())}</b>
      </PageLink>
    </nav>
  );
}
