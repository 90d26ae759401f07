import { formatList, formatNumber } from '../../../domain/format';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { countryName } from '../../lib/place-names';
import { SectionHead } from '../../ui/section-head';
import styles from './trade.module.css';

/** A code that no line's end divides: word joiners stand around its hyphens. */
const inOnePiece = (code: string) => code.replaceAll('-', '\u2060-\u2060');

/** How the books reach us: how many parcels, what to write on them, and where they go. */
export function SendPanel({ inbound }: { readonly inbound: NonNullable<Trade['inbound']> }) {
  const { parcels, sendTo } = inbound;
  const codes = formatList(parcels.map((parcel) => inOnePiece(parcel.code)), language());
  const { name, line1, postcode, city, country } = sendTo;
  return (
    <section>
      <SectionHead size="block" tone="give" title={m.trade_send_title()} />
      <p className={styles['text']}>{m.trade_next_parcels({ count: parcels.length, shown: formatNumber(parcels.length, language()), codes })}</p>
      <h3 className={styles['small-head']}>{m.trade_next_send_to()}</h3>
      <address className={styles['address']}>
        {[name, line1, `${postcode} ${city}`.trim(), countryName(country, language())].map((line) => <bdi key={line}>{line}</bdi>)}
      </address>
    </section>
  );
}
