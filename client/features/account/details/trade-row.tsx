import type { TradeSummary } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { PageLink } from '../../../lib/page-link';
import { tradeAmountWords } from '../../../lib/words/trades/trade-amount-words';
import { tradeStateWords } from '../../../lib/words/trades/trade-state-words';
import { Badge } from '../../../ui/notices/badge';
import { toneOfAmount } from '../../../ui/figures/tone-of-amount';
import { Row } from '../../../ui/text/rows';
import type { AccountClock } from '../account-clock';
import styles from '../account.module.css';
import { countParams } from '../../../lib/words/count-params';

/** Trade of the list: number, day and state, books in each direction, amount. What the person must do is marked. */
export function TradeRow({ trade, clock }: { readonly trade: TradeSummary; readonly clock: AccountClock }) {
  const { id, number, placedAt, give, take, difference } = trade;
  const amount = tradeAmountWords(trade);
  const sides = [
    ...(give === 0
      ? []
      : [
          <span key="give" className="give">
            {m.account_trade_gives(countParams(give))}
          </span>,
        ]),
    ...(take === 0
      ? []
      : [
          <span key="take" className="take">
            {m.account_trade_takes(countParams(take))}
          </span>,
        ]),
  ];
  return (
    <Row end={amount === null ? null : <span className={toneOfAmount(difference.minor)}>{amount}</span>}>
      <p className={styles['name']}>
        <PageLink to="/trades/$id" params={{ id }} preload={false}>
          <span className="code">{number}</span>
        </PageLink>
        <span className={styles['options']}>{sides}</span>
      </p>
      <p className="xs">
        {trade.awaited === null ? (
          joinFacts([clock(placedAt), tradeStateWords(trade)])
        ) : (
          <>
            {clock(placedAt)} <Badge tone="amber">{tradeStateWords(trade)}</Badge>
          </>
        )}
      </p>
    </Row>
  );
}
