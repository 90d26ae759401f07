import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import styles from './trade.module.css';
import { CancelOrderButton } from './cancel-order-button';
import { DisputeFacts } from './dispute-facts';
import { orderStateWords, stateWords } from '../desk-words';
import { GradingPanel } from './grading/grading-panel';
import { GivenCopies } from './given-copies';
import { MoneyFacts } from './money-facts';
import { OrderPanel } from './order/order-panel';
import { Parcels } from './parcels';
import { TradeNotices } from './trade-notices';
import { useScans } from '../frame/scan-context';
import { DeskTradeProvider, useDeskTrade } from './trade-context';
import { WarningFacts } from './warning-facts';
import { PersonFacts } from './person-facts';
import { RelatedTrades } from './related-trades';

/** Page of a trade at the desk: possible actions first, facts after them. `book`: scanned on another page. */
export function DeskTradeScreen({ trade, book }: { readonly trade: DeskTrade; readonly book: string }) {
  return (
    <DeskTradeProvider key={trade.id} trade={trade}>
      <TradePanels book={book} />
    </DeskTradeProvider>
  );
}

function TradePanels({ book }: { readonly book: string }) {
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
            <Fact
              name={m.desk_part_outbound()}
              words={orderStateWords(outbound.state, desk.allowed.includes('pack'))}
              tone="take"
            />
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
      <RelatedTrades />
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
      <div className={styles['details']}>
        <PersonFacts />
        <MoneyFacts />
      </div>
      {desk.allowed.includes('clear-warning') ? null : <CancelOrderButton />}
    </>
  );
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
