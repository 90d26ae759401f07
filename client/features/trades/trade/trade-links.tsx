import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';

/** Link to the panel that waits for the person, further down or on another page. */
export function NextLink({ trade }: { readonly trade: Trade }) {
  if (trade.payouts.some(({ kind, way, state }) => kind === 'payout' && way === 'bank' && state === 'failed'))
    return (
      <p>
        <PageLink to="/account-details/edit" hash="payout" preload={false} className="link">
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
export function RelatedTrade({ trade: { follows, followedBy } }: { readonly trade: Trade }) {
  const related = [
    ...(follows === null ? [] : [{ ...follows, words: m.trades_follows }]),
    ...followedBy.map((one) => ({ ...one, words: m.trades_followed })),
  ];
  return related.map(({ id, number, words }) => (
    <p key={id}>
      <PageLink to="/trades/$id" params={{ id }} preload={false} className="link">
        {words({ number })}
      </PageLink>
    </p>
  ));
}
