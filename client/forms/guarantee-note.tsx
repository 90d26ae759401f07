import { hasGuaranteeNotice } from '../../domain/market/guarantee-notice';
import type { Market } from '../../domain/market/market';
import { m } from '../../messages/compiled/messages.js';
import styles from './legal-links.module.css';
import { NewTabLink } from './new-tab-link';

/**
 * Reminder of the legal guarantee with a link to the harmonised notice, in markets that owe it.
 * @see directive 2011/83/EU, articles 6(1)(l) and 22a: before the order, in a prominent manner
 */
export function GuaranteeNote({ market }: { readonly market: Market }) {
  if (!hasGuaranteeNotice(market)) return null;
  return (
    <div className={styles['note']}>
      <p>{m.cart_guarantee()}</p>
      <p className={styles['links']}>
        <NewTabLink to="/legal-guarantee" words={m.cart_guarantee_link()} />
      </p>
    </div>
  );
}
