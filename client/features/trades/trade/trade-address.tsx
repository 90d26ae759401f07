import { rulesOf, isMarket } from '../../../../domain/market/market';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import styles from './trade.module.css';

/** Address of a trade, and the mail address that its news go to. */
export function TradeAddress({ trade: { name, email, address } }: { readonly trade: Trade }) {
  const place = isMarket(address.country)
    ? rulesOf(address.country).address.map((line) => address[line.name])
    : [address.line1, address.line2, address.postcode, address.city];
  const lines = [name, ...place, countryName(address.country, language())].filter(
    (line) => line !== undefined && line !== '',
  );
  return (
    <>
      <address className={styles['address']}>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <p className={styles['note']}>{m.trade_mail_goes_to({ email })}</p>
    </>
  );
}
