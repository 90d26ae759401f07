import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { tradeAddressLines } from '../trade-address-lines';
import styles from './trade.module.css';

/** Address of a trade, and the mail address that its news go to. */
export function TradeAddress({ trade }: { readonly trade: Trade }) {
  return (
    <>
      <address className={styles['address']}>
        {tradeAddressLines(trade).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <p className={styles['note']}>{m.trade_mail_goes_to({ email: trade.email })}</p>
    </>
  );
}
