import type { Receipt } from '../../../../domain/accounts/account-schemas';
import { formatNumber } from '../../../../domain/format';
import { formatDay } from '../../../../domain/formats/format-dates';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { placeName } from '../device-words';
import styles from './delete.module.css';

function keptWords({ what, count, market, until }: Receipt['kept'][number]): string {
  const facts = {
    count,
    shown: formatNumber(count, language()),
    country: placeName(market) ?? market,
    until: formatDay(until, language()),
  };
  return what === 'trades' ? m.account_receipt_kept_trades(facts) : m.account_receipt_kept_credit(facts);
}

/** List of the data that is kept after a deletion, with the country of the law and the last day of each part. */
export function KeptData({ kept }: Pick<Receipt, 'kept'>) {
  return (
    <ul className={styles['list']}>
      {kept.map((each) => (
        <li key={`${each.what} ${each.market} ${each.until}`}>{keptWords(each)}</li>
      ))}
    </ul>
  );
}
