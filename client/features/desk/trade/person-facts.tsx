import { endonyms, isLanguage } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { countParams } from '../../../lib/words/count-params';
import styles from './trade.module.css';
import { deskTime } from '../desk-clock';
import { isolateCode } from '../desk-words';
import { useDeskTrade } from './trade-context';

/** Name, address and contact of the person. */
export function PersonFacts() {
  const { trade } = useDeskTrade();
  const { address, desk } = trade;
  const lines = [
    trade.name,
    address.line1,
    address.line2,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.country, language()),
  ].filter((line) => line !== undefined && line !== '');
  return (
    <section className={styles['part']}>
      <h2>{m.desk_person()}</h2>
      <address>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <p className="small">
        <bdi>{trade.email}</bdi>
        {desk.phone === null ? null : (
          <>
            {' '}
            · <span className="code">{isolateCode(desk.phone)}</span>
          </>
        )}
      </p>
      <p className="small">
        {m.desk_placed({ day: deskTime(trade.placedAt) })} ·{' '}
        {isLanguage(desk.language) ? <span lang={desk.language}>{endonyms[desk.language]}</span> : desk.language}
        {desk.account ? null : ` · ${m.desk_guest()}`}
      </p>
      {desk.sharedBy === 0 ? null : (
        <p className="small take">
          <b>{m.desk_account_shared(countParams(desk.sharedBy))}</b>
        </p>
      )}
    </section>
  );
}
