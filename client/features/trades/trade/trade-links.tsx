import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';

/** Link to the panel that waits for the person, here or on another page; to the assistant if a parcel is late. */
export function NextLink({ trade }: { readonly trade: Trade }) {
  const isReturned = trade.payouts.some(({ way, state }) => way === 'bank' && state === 'failed');
  if (isReturned && !trade.allowed.includes('refund-account'))
    return (
      <p>
        <PageLink to="/account-details/edit" hash="payout" preload={false} className="link">
          {trade.hasBankAccount ? m.trades_payout_mend() : m.mail_step_refund_account_action()}
        </PageLink>
      </p>
    );
  const panel = panelToAnswer(trade);
  if (panel === null) return isParcelLate(trade) ? <AskLink trade={trade} /> : null;
  return (
    <p>
      <a href={`#${panel}`} className="link">
        {m.trades_answer_now()}
      </a>
    </p>
  );
}

/** Returns the id of the panel with a question to the person, or null. */
function panelToAnswer({ allowed }: Trade): string | null {
  if (allowed.includes('refund-account')) return 'refund-account';
  return allowed.includes('decide') ? 'decision' : null;
}

const isParcelLate = ({ outbound, ahead }: Trade) =>
  outbound?.state === 'dispatched' && ahead.some(({ part, late }) => part === 'outbound' && late);

/** Link to the assistant, with a question about this trade. */
export function AskLink({ trade: { number } }: { readonly trade: Trade }) {
  return (
    <p>
      <PageLink to="/chat-bot" search={{ q: m.trade_ask_question({ number }) }} preload={false} className="link">
        {m.trade_ask()}
      </PageLink>
    </p>
  );
}

/** Link between a trade and the trade that its late parcel became. */
export function RelatedTrade({ trade: { follows, followedBy } }: { readonly trade: Trade }) {
  const related = [
    ...(follows === null ? [] : [{ ...follows, words: m.trades_follows }]),
    ...followedBy.map((trade) => ({ ...trade, words: m.trades_followed })),
  ];
  return related.map(({ id, number, words }) => (
    <p key={id}>
      <PageLink to="/trades/$id" params={{ id }} preload={false} className="link">
        {words({ number })}
      </PageLink>
    </p>
  ));
}
