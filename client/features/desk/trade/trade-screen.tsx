import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../domain/format';
import { endonyms, isLanguage } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { countryName } from '../../../lib/words/place-names';
import styles from './trade.module.css';
import { CancelOrder } from './cancel-order';
import { deskTime } from '../desk-clock';
import { DisputeFacts } from './dispute-facts';
import { isolated, stateWords } from '../desk-words';
import { GradingPanel } from './grading/grading-panel';
import { GivenCopies } from './given-copies';
import { MoneyFacts } from './money-facts';
import { OrderPanel } from './order/order-panel';
import { Parcels } from './parcels';
import { TradeNotices } from './trade-notices';
import { useScans } from '../frame/scan-context';
import { DeskTradeProvider, useDeskTrade } from './trade-context';
import { WarningFacts } from './warning-facts';

/** Page of a trade at the desk: possible actions first, facts after them. `book`: scanned on another page. */
export function DeskTradeScreen({ trade, book }: { readonly trade: DeskTrade; readonly book: string }) {
  return (
    <DeskTradeProvider key={trade.id} trade={trade}>
      <Room book={book} />
    </DeskTradeProvider>
  );
}

function Room({ book }: { readonly book: string }) {
  useScans();
  const { trade } = useDeskTrade();
  const { inbound, outbound, desk } = trade;
  const isGrading = inbound !== null && desk.allowed.includes('grade');
  return (
    <>
      <header className={styles['head']}>
        <h1>
          <span className="code">{trade.number}</span>
        </h1>
        <dl className={styles['states']}>
          {inbound === null ? null : (
            <Fact name={m.desk_part_inbound()} words={stateWords(inbound.state)} tone="give" />
          )}
          {outbound === null ? null : (
            <Fact name={m.desk_part_outbound()} words={stateWords(outbound.state)} tone="take" />
          )}
          <Fact name={m.desk_part_money()} words={stateWords(trade.settlementState)} />
          {trade.toPay.minor > 0 ? (
            <Fact name={m.desk_to_pay()} words={formatMoney(trade.toPay, language())} tone="take" />
          ) : null}
          {trade.toGet.minor > 0 ? (
            <Fact name={m.desk_to_get()} words={formatMoney(trade.toGet, language())} tone="give" />
          ) : null}
        </dl>
      </header>
      <RelatedTrade />
      <TradeNotices />
      <WarningFacts />
      <DisputeFacts />
      {isGrading ? <GradingPanel inbound={inbound} book={book} /> : null}
      {outbound === null ? null : <OrderPanel outbound={outbound} />}
      {inbound === null ? null : (
        <>
          <Parcels inbound={inbound} />
          {isGrading ? null : <GivenCopies inbound={inbound} />}
        </>
      )}
      <div className={styles['low']}>
        <Person />
        <MoneyFacts />
      </div>
      {desk.allowed.includes('clear-warning') ? null : <CancelOrder />}
    </>
  );
}

/** Link between a trade and the trade that its parcel became. */
function RelatedTrade() {
  const {
    trade: { follows, followedBy },
  } = useDeskTrade();
  const kin = [
    ...(follows === null ? [] : [{ ...follows, words: m.trades_follows }]),
    ...followedBy.map((one) => ({ ...one, words: m.trades_followed })),
  ];
  return kin.map(({ id, number, words }) => (
    <p key={id}>
      <PageLink to={`/desk/trades/${id}`} ahead={false} className="link">
        {words({ number })}
      </PageLink>
    </p>
  ));
}

function Fact({
  name,
  words,
  tone,
}: {
  readonly name: string;
  readonly words: string;
  readonly tone?: 'give' | 'take';
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={tone}>{words}</dd>
    </div>
  );
}

/** Name, address and contact of the person. */
function Person() {
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
            · <span className="code">{isolated(desk.phone)}</span>
          </>
        )}
      </p>
      <p className="small">
        {m.desk_placed({ day: deskTime(trade.placedAt) })} ·{' '}
        {isLanguage(desk.language) ? <span lang={desk.language}>{endonyms[desk.language]}</span> : desk.language}
        {desk.account ? null : ` · ${m.desk_guest()}`}
      </p>
    </section>
  );
}
