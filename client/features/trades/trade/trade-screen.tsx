import type { ReactElement } from 'react';
import { isMarket, defaultMarket } from '../../../../domain/market/market';
import type { Trade } from '../../../../domain/trades/schemas';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import { NeedsScriptNotice } from '../../../forms/needs-script-notice';
import { classes } from '../../../ui/classes';
import { SectionHead } from '../../../ui/text/section-head';
import { headingWithNumber } from '../heading-with-number';
import { CancelTradeButton } from './cancel-trade-button';
import { CardPanel } from './money/card-panel';
import { DecisionPanel } from './decision/decision-panel';
import { LiveTradeProvider, useLiveTrade } from '../../../data/trade/live-trade';
import { EndLinksButton } from './end-links-button';
import { NewsLine } from './updates/news-line';
import { describeChanges } from './updates/describe-changes';
import { isCancelled, nextSteps } from './next-steps';
import { hasOutboundPanel, OutboundPanel } from './outbound/outbound-panel';
import { PayPanel } from './money/pay-panel';
import { RestoreLists } from './restore/restore-lists';
import { SendPanel } from './inbound/send-panel';
import { GivenLines, TakenLines } from './trade-lines';
import { TradeMoney } from './money/trade-money';
import { TradeTimeline } from './timeline/trade-timeline';
import { ThankYou } from './thanks/thank-you';
import styles from './trade.module.css';
import { TradeHeadings } from './headings/trade-headings';
import { AskLink, NextLink, RelatedTrade } from './trade-links';
import { TradeAddress } from './trade-address';
import { WithdrawPackedButton } from './outbound/withdraw-packed-button';
import { canBeFoundWorse, worseWords } from './worse-words';

/** Steps whose forms the browser can post itself. */
const worksWithoutScript: ReadonlySet<string> = new Set([
  'cancel',
  'arrived',
  'withdraw',
  'post',
  'charity',
  'decide',
  'return-sent',
  'refund-account',
]);

export interface TradeScreenProps {
  readonly trade: Trade;
  /** Whether the order was placed a moment ago. The page then begins with thanks. */
  readonly isNew?: boolean;
}

/**
 * Page of a trade: next steps, both legs on their rails, books and money. It shows the newest version while it is open.
 */
export function TradeScreen({ trade, isNew = false }: TradeScreenProps) {
  return (
    <LiveTradeProvider trade={trade} describeChanges={describeChanges}>
      <TradeDetails isNew={isNew} />
    </LiveTradeProvider>
  );
}

function TradeTitle({ trade, timeZone }: { readonly trade: Trade; readonly timeZone: string }) {
  return (
    <>
      <h1>{headingWithNumber(m.trade_title, trade.number)}</h1>
      <div className={styles['next']}>
        {nextSteps(trade, timeZone).map((step) => (
          <p key={step}>{step}</p>
        ))}
      </div>
    </>
  );
}

function TradeDetails({ isNew }: { readonly isNew: boolean }) {
  const { trade } = useLiveTrade();
  const timeZone = timeZoneOf(isMarket(trade.market) ? trade.market : defaultMarket);
  const { inbound, outbound } = trade;
  const isSingle = inbound === null || outbound === null;
  const decision = decisionPanel(trade, timeZone);
  const sentBooks = sentBooksPanel(trade, timeZone);
  // With both legs, the panels of the present step are on the rails; with one leg there is space beside it.
  const isStepOnRails = !isSingle && (decision !== null || sentBooks !== null);
  // The books to take are shown beside a decision, because they wait for it.
  const takenOnRail =
    isStepOnRails && sentBooks === null && outbound !== null ? <TakenLines outbound={outbound} /> : null;
  return (
    <div className="page">
      <TradeHead trade={trade} timeZone={timeZone} isNew={isNew} />
      <NewsLine />
      <div className={classes(styles['body'], isSingle && styles['single'])}>
        <SidePanels
          trade={trade}
          timeZone={timeZone}
          stepPanels={isSingle ? [decision, sentBooks].filter((panel) => panel !== null) : []}
        />
        <TradeHeadings trade={trade} />
        <TradeTimeline
          trade={trade}
          timeZone={timeZone}
          now={isStepOnRails ? { give: decision, take: sentBooks ?? takenOnRail } : undefined}
        />
      </div>
      <div className={classes(styles['details'], isSingle && styles['single'])}>
        {inbound === null ? null : <GivenLines inbound={inbound} />}
        {outbound === null || takenOnRail !== null ? null : <TakenLines outbound={outbound} />}
        <div className={styles['rest']}>
          <TradeMoney trade={trade} timeZone={timeZone} />
          <AddressAndChanges trade={trade} />
        </div>
      </div>
    </div>
  );
}

/** Returns the panel with the decisions that a grading needs, or null without any. */
function decisionPanel({ inbound }: Trade, timeZone: string): ReactElement | null {
  const needsDecision = inbound !== null && inbound.lines.some(({ undecided }) => undecided);
  return needsDecision ? <DecisionPanel key="decision" inbound={inbound} timeZone={timeZone} /> : null;
}

/** Returns the panel about the sent books, or null where there is nothing to show. */
function sentBooksPanel(trade: Trade, timeZone: string): ReactElement | null {
  const { outbound } = trade;
  return outbound !== null && hasOutboundPanel(trade) ? (
    <OutboundPanel key="sent-books" trade={trade} outbound={outbound} timeZone={timeZone} />
  ) : null;
}

interface TradeHeadProps {
  readonly trade: Trade;
  readonly timeZone: string;
  readonly isNew: boolean;
}

/** Title with the next steps, or thanks for a new trade, and links to what is done elsewhere. */
function TradeHead({ trade, timeZone, isNew }: TradeHeadProps) {
  const isOver = isCancelled(trade);
  return (
    <header className={styles['head']}>
      {isNew && !isOver ? (
        <ThankYou trade={trade} timeZone={timeZone} />
      ) : (
        <TradeTitle trade={trade} timeZone={timeZone} />
      )}
      <NextLink trade={trade} />
      {isOver ? <RestoreLists trade={trade} /> : null}
      <RelatedTrade trade={trade} />
      {trade.allowed.every((step) => worksWithoutScript.has(step)) ? null : <NeedsScriptNotice />}
    </header>
  );
}

interface SidePanelsProps {
  readonly trade: Trade;
  readonly timeZone: string;
  /** Panels of the present step of a trade with one leg. */
  readonly stepPanels: readonly ReactElement[];
}

/** Panels beside the rails: the step of a single leg, how to post the books, and how to pay. */
function SidePanels({ trade, timeZone, stepPanels }: SidePanelsProps) {
  const { inbound, transfer, card, allowed } = trade;
  const isPosting =
    inbound !== null &&
    (allowed.includes('post') || ['awaiting-parcel', 'in-transit', 'expired'].includes(inbound.state));
  if (!isPosting && transfer === null && card === null && stepPanels.length === 0) return null;
  return (
    <div className={styles['panels']}>
      {stepPanels}
      {isPosting ? (
        <SendPanel
          inbound={inbound}
          postage={trade.rows.find(({ code }) => code === 'postage-to-us')?.amount ?? null}
          canPost={allowed.includes('post')}
          canAnnounceCharityBooks={allowed.includes('charity')}
          timeZone={timeZone}
        />
      ) : null}
      {transfer === null ? null : <PayPanel trade={trade} transfer={transfer} timeZone={timeZone} />}
      {card === null ? null : <CardPanel card={card} timeZone={timeZone} />}
    </div>
  );
}

/** Address of the trade, and what the person can change or ask: links, cancellation, withdrawal, the assistant. */
function AddressAndChanges({ trade }: { readonly trade: Trade }) {
  const { inbound, outbound } = trade;
  const saleToGrade = inbound !== null && !isCancelled(trade) && canBeFoundWorse(inbound) ? inbound : null;
  return (
    <section>
      <SectionHead size="block" title={m.trade_address()} />
      <TradeAddress trade={trade} />
      {saleToGrade === null ? null : <p className={styles['note']}>{worseWords(saleToGrade)}</p>}
      <EndLinksButton trade={trade} />
      <div className={styles['cancel']}>
        <CancelTradeButton />
      </div>
      {outbound?.state === 'packed' ? <WithdrawPackedButton trade={trade} /> : null}
      <AskLink trade={trade} />
    </section>
  );
}
