import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { EmptyState } from '../../ui/notices/empty-state';
import { readPlacedTrade, type PlacedTrade } from './placing/stored-placed-trade';

/** Checkout of empty lists. After a trade was placed in this tab, it has a link to the trade. */
export function NothingToTrade() {
  const [placed, setPlaced] = useState<PlacedTrade | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- stored values can be read only after hydration
    setPlaced(readPlacedTrade());
  }, []);
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={placed === null ? m.checkout_empty_title() : m.checkout_already({ number: placed.number })}
        actions={
          <>
            {placed === null ? null : (
              <PageLink
                to="/trades/$id"
                params={{ id: placed.id }}
                preload={false}
                className={buttonClass({ kind: 'ink' })}
              >
                {m.checkout_already_open({ number: placed.number })}
              </PageLink>
            )}
            <PageLink to="/basket" className={buttonClass({ kind: placed === null ? 'give' : 'outline' })}>
              {m.checkout_empty_give()}
            </PageLink>
            <PageLink to="/search" className={buttonClass({ kind: placed === null ? 'take' : 'outline' })}>
              {m.checkout_empty_take()}
            </PageLink>
          </>
        }
      >
        {placed === null ? <p>{m.checkout_empty_text()}</p> : undefined}
      </EmptyState>
    </div>
  );
}
