import { formatMoney } from '../../../../domain/format';
import { money } from '../../../../domain/money';
import type { TradeSummary } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { tradeStateWords } from '../../../lib/words/trade-state-words';
import { Badge } from '../../../ui/notices/badge';
import { Row } from '../../../ui/text/rows';
import type { AccountClock } from '../account-clock';
import styles from '../account.module.css';
import { countParams } from '../../../lib/words/count-params';

function differenceWords({ minor, currency }: TradeSummary['difference']): string {
  if (minor === 0) return m.account_trade_even();
  const amount = formatMoney(money(Math.abs(minor), currency), language());
  return minor > 0 ? m.account_trade_get({ amount }) : m.account_trade_pay({ amount });
}

/** Trade of the list: number, day and state, books in each direction, amount. What the person must do is marked. */
export function TradeRow({ trade, clock }: { readonly trade: TradeSummary; readonly clock: AccountClock }) {
  const { id, number, placedAt, give, take, difference } = trade;
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
    <Row
      end={
        // The amount depends on the decision, so the list states none before.
        trade.open && trade.awaited === 'decide' ? null : (
          <span className={difference.minor > 0 ? 'give' : difference.minor < 0 ? 'take' : undefined}>
            {differenceWords(difference)}
          </span>
        )
      }
    >
      <p className={styles['name']}>
        <PageLink to="/trades/$id" params={{ id }} preload={false}>
          <span className="code">{number}</span>
        </PageLink>
        <span className={styles['options']}>{sides}</span>
      </p>
      <p className="xs">
        {trade.open && trade.awaited !== null ? (
          <>
            {clock(placedAt)} <Badge tone="amber">{tradeStateWords(trade)}</Badge>
          </>
        ) : (
          joinFacts([clock(placedAt), tradeStateWords(trade)])
        )}
      </p>
    </Row>
  );
}
