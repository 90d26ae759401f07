import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { useDeskTrade } from './trade-context';

/** Link between a trade and the trade that its parcel became. */
export function RelatedTrades() {
  const {
    trade: { follows, followedBy },
  } = useDeskTrade();
  const related = [
    ...(follows === null ? [] : [{ ...follows, words: m.trades_follows }]),
    ...followedBy.map((trade) => ({ ...trade, words: m.trades_followed })),
  ];
  return related.map(({ id, number, words }) => (
    <p key={id}>
      <PageLink to="/desk/trades/$id" params={{ id }} preload={false} className="link">
        {words({ number })}
      </PageLink>
    </p>
  ));
}
