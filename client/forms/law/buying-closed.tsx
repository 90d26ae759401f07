import { m } from '../../../messages/compiled/messages.js';
import { useCanBuy } from '../../data/use-can-buy';
import { Notice } from '../../ui/notices/notice';
import styles from './buying-closed.module.css';

/** Reason why the shop buys nothing in this market. Renders nothing in a market where it buys. */
export function BuyingClosed() {
  if (useCanBuy()) return null;
  return (
    <div className={styles['closed']}>
      <Notice kind="waiting">{m.forms_buying_closed()}</Notice>
    </div>
  );
}
