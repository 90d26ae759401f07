import type { ChatCard } from '../../../../domain/chat/schemas';
import { formatInstant } from '../../../../domain/formats/format-dates';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import type { TradeSummary } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { language, addressOf } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { tradeAmountWords } from '../../../lib/words/trades/trade-amount-words';
import { tradeStateWords } from '../../../lib/words/trades/trade-state-words';
import { useMarket } from '../../../data/use-market';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from './cards.module.css';
import { countParams } from '../../../lib/words/count-params';

/** Trades of the person. A guest signs in and returns to the same conversation. */
export function TradesCard({
  card: { signedIn, items, more },
  conversationId,
}: {
  readonly card: ChatCard & { kind: 'trades' };
  readonly conversationId: string | null;
}) {
  if (!signedIn) {
    const search = conversationId === null ? '' : `?talk=${encodeURIComponent(conversationId)}`;
    const returnTo = `${addressOf('/chat-bot')}${search}`;
    return (
      <div className={styles['ask']}>
        <p>{m.chat_trades_sign_in()}</p>
        <PageLink to="/login" search={{ returnTo }} preload={false} className={buttonClass({ kind: 'outline' })}>
          {m.chat_trades_sign_in_button()}
        </PageLink>
      </div>
    );
  }
  if (items.length === 0) return <p className="small">{m.chat_trades_none()}</p>;
  return (
    <>
      <ul className={styles['plain-list']} aria-label={m.chat_trades_label()}>
        {items.map((trade) => (
          <Trade key={trade.id} trade={trade} />
        ))}
      </ul>
      {more ? (
        <PageLink to="/account-details" search={{ part: 'trades' }} preload={false} className="link">
          {m.chat_trades_all()}
        </PageLink>
      ) : null}
    </>
  );
}

function Trade({ trade }: { readonly trade: TradeSummary }) {
  const { id, number, placedAt, give, take } = trade;
  const timeZone = timeZoneOf(useMarket());
  const amount = tradeAmountWords(trade);
  return (
    <li className={styles['trade']}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <span className="code">{number}</span>
        </h3>
        <p className="small">
          {joinFacts([formatInstant(placedAt, language(), timeZone, 'day'), tradeStateWords(trade)])}
        </p>
        <p className={styles['options']}>
          {give === 0 ? null : <span className="give">{m.account_trade_gives(countParams(give))}</span>}
          {take === 0 ? null : <span className="take">{m.account_trade_takes(countParams(take))}</span>}
        </p>
      </div>
      {amount === null ? null : <span className={styles['result']}>{amount}</span>}
      <PageLink
        to="/trades/$id"
        params={{ id }}
        preload={false}
        className={buttonClass({ kind: 'outline', size: 'small' })}
        aria-label={`${m.chat_trade_open()} ${number}`}
      >
        {m.chat_trade_open()}
      </PageLink>
    </li>
  );
}
