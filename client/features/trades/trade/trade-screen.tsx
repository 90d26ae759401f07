import { formatMoney, formatPercent } from '../../../../domain/format';
import { rulesOf, isMarket, defaultMarket } from '../../../../domain/market/market';
import { inboundStateFacts } from '../../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../../domain/trades/schemas';
import { money } from '../../../../domain/money';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { NeedsScript } from '../../../forms/needs-script';
import { PageLink } from '../../../lib/page-link';
import { countryName } from '../../../lib/words/place-names';
import { Beam } from '../../../ui/figures/beam';
import { classes } from '../../../ui/classes';
import { SectionHead } from '../../../ui/text/section-head';
import { aroundNumber } from '../around-number';
import { CancelTrade } from './cancel-trade';
import { CardPanel } from './money/card-panel';
import { DecisionPanel } from './decision/decision-panel';
import { LiveTradeProvider, useLiveTrade } from '../../../data/trade/live-trade';
import { NewsLine } from './live/news-line';
import { changesBetween } from './live/trade-changes';
import { isCancelled, nextSteps } from './next-steps';
import { hasOutboundPanel, OutboundPanel } from './outbound/outbound-panel';
import { PayPanel } from './money/pay-panel';
import { SendPanel } from './inbound/send-panel';
import { GivenLines, TakenLines } from './trade-lines';
import { worth } from './line-worth';
import { TradeMoney } from './money/trade-money';
import { TradeTimeline } from './timeline/trade-timeline';
import styles from './trade.module.css';

/**
 * Page of a trade: next steps, both legs on their rails, books and money. It shows the newest version while it is open.
 */
export function TradeScreen({ trade }: { readonly trade: Trade }) {
  return (
    <LiveTradeProvider trade={trade} describeChanges={changesBetween}>
      <Room />
    </LiveTradeProvider>
  );
}

function Room() {
  const { trade } = useLiveTrade();
  const timeZone = timeZoneOf(isMarket(trade.market) ? trade.market : defaultMarket);
  const { inbound, outbound, transfer, card, allowed } = trade;
  const isDone = isCancelled(trade);
  const isSingle = inbound === null || outbound === null;
  const sending =
    inbound !== null &&
    (allowed.includes('post') || ['awaiting-parcel', 'in-transit', 'expired'].includes(inbound.state))
      ? inbound
      : null;
  const deciding =
    inbound !== null && inbound.lines.some(({ undecided }) => undecided) ? (
      <DecisionPanel inbound={inbound} timeZone={timeZone} />
    ) : null;
  const sent =
    outbound !== null && hasOutboundPanel(trade) ? (
      <OutboundPanel trade={trade} outbound={outbound} timeZone={timeZone} />
    ) : null;
  // With both legs, panels are on the rails; with one leg there is space beside it.
  const onRails = !isSingle && (deciding !== null || sent !== null);
  // The books to take are shown beside a decision, because they wait for it.
  const takenOnRail = onRails && sent === null && outbound !== null ? <TakenLines outbound={outbound} /> : null;
  const panels =
    sending !== null || transfer !== null || card !== null || (isSingle && (deciding !== null || sent !== null));
  return (
    <div className="page">
      <header className={styles['head']}>
        <h1>{aroundNumber(m.trade_title, trade.number)}</h1>
        <div className={styles['next']}>
          {nextSteps(trade, timeZone).map((step) => (
            <p key={step}>{step}</p>
          ))}
        </div>
        <NextLink trade={trade} />
        <RelatedTrade trade={trade} />
        <NeedsScript />
      </header>
      <NewsLine />
      <div className={classes(styles['body'], isSingle && styles['single'])}>
        {panels ? (
          <div className={styles['panels']}>
            {isSingle ? deciding : null}
            {isSingle ? sent : null}
            {sending === null ? null : (
              <SendPanel inbound={sending} mayPost={allowed.includes('post')} timeZone={timeZone} />
            )}
            {transfer === null ? null : <PayPanel trade={trade} transfer={transfer} timeZone={timeZone} />}
            {card === null ? null : <CardPanel card={card} timeZone={timeZone} />}
          </div>
        ) : null}
        <Heads trade={trade} />
        <TradeTimeline
          trade={trade}
          timeZone={timeZone}
          now={onRails ? { give: deciding, take: sent ?? takenOnRail } : undefined}
        />
      </div>
      <div className={classes(styles['low'], isSingle && styles['single'])}>
        {inbound === null ? null : <GivenLines inbound={inbound} />}
        {outbound === null || takenOnRail !== null ? null : <TakenLines outbound={outbound} />}
        <div className={styles['rest']}>
          <TradeMoney trade={trade} timeZone={timeZone} />
          <section>
            <SectionHead size="block" title={m.trade_address()} />
            <Address trade={trade} />
            {inbound === null || isDone || !isAhead(inbound) ? null : (
              <p className={styles['note']}>{worseWords(inbound)}</p>
            )}
            <div className={styles['cancel']}>
              <CancelTrade />
            </div>
            <p>
              <PageLink
                to="/chat-bot"
                search={{ q: m.trade_ask_question({ number: trade.number }) }}
                ahead={false}
                className="link"
              >
                {m.trade_ask()}
              </PageLink>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

/** Link to the panel that waits for the person, further down or on another page. */
function NextLink({ trade }: { readonly trade: Trade }) {
  if (trade.payouts.some(({ kind, way, state }) => kind === 'payout' && way === 'bank' && state === 'failed'))
    return (
      <p>
        <PageLink to="/account-details/edit" hash="payout" ahead={false} className="link">
          {m.trades_payout_mend()}
        </PageLink>
      </p>
    );
  const place = trade.allowed.includes('refund-account')
    ? 'refund-account'
    : trade.allowed.includes('decide')
      ? 'decision'
      : null;
  return place === null ? null : (
    <p>
      <a href={`#${place}`} className="link">
        {m.trades_answer_now()}
      </a>
    </p>
  );
}

/** Link between a trade and the trade that its late parcel became. */
function RelatedTrade({ trade: { follows, followedBy } }: { readonly trade: Trade }) {
  const kin = [
    ...(follows === null ? [] : [{ ...follows, words: m.trades_follows }]),
    ...followedBy.map((one) => ({ ...one, words: m.trades_followed })),
  ];
  return kin.map(({ id, number, words }) => (
    <p key={id}>
      <PageLink to={`/trades/${id}`} ahead={false} className="link">
        {words({ number })}
      </PageLink>
    </p>
  ));
}

/** Headings "You give" and "You take" above the beam. */
function Heads({ trade: { inbound, outbound, rows } }: { readonly trade: Trade }) {
  // Includes the postage to the shop that is refunded, as in the balance and at checkout.
  const back = rows.find((row) => row.code === 'postage-to-us')?.amount.minor ?? 0;
  const books =
    inbound === null
      ? 0
      : inbound.lines.reduce((sum, line) => sum + (line.unexpected ? 0 : ((worth(line) ?? line.lower)?.minor ?? 0)), 0);
  const give = inbound === null || books === 0 ? books : books + back;
  const take = outbound?.total.minor ?? 0;
  return (
    <div className={styles['heads']}>
      <div className={classes(styles['sides'], (inbound === null || outbound === null) && styles['one'])}>
        {inbound === null ? null : (
          <h2 className="give">
            <span>{m.trade_give()}</span> <span>{formatMoney(money(give, inbound.total.currency), language())}</span>
          </h2>
        )}
        {outbound === null ? null : (
          <h2 className="take">
            <span>{m.trade_take()}</span> <span>{formatMoney(outbound.total, language())}</span>
          </h2>
        )}
      </div>
      {inbound === null || outbound === null ? (
        <hr className={classes(styles['board'], inbound === null ? styles['taking'] : styles['giving'])} />
      ) : (
        <Beam share={give + take === 0 ? 0.5 : give / (give + take)} size="full" />
      )}
    </div>
  );
}

function Address({ trade: { name, email, address } }: { readonly trade: Trade }) {
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

/** Says whether copies may still be found worse than described. */
const isAhead = ({ state }: NonNullable<Trade['inbound']>) => inboundStateFacts[state].receiving;

const worse: Record<NonNullable<Trade['inbound']>['ifWorse'], (percent: string) => string> = {
  ask: () => m.trade_worse_ask(),
  accept: (percent) => m.trade_worse_accept({ percent }),
  return: () => m.trade_worse_return(),
  recycle: () => m.trade_worse_recycle(),
};

function worseWords({ ifWorse, ifWorseDownTo }: NonNullable<Trade['inbound']>): string {
  return worse[ifWorse](formatPercent(ifWorseDownTo / 100, language()));
}
