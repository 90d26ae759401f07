import { m } from '../../../messages/compiled/messages.js';
import { addressOf } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { ProblemState } from '../../ui/notices/problem-state';

/** Page of a trade that does not exist or belongs to another person: the same for both. */
export function TradeMissing({ id }: { readonly id: string }) {
  return (
    <div className="page">
      <ProblemState
        level={1}
        title={m.trade_not_found()}
        actions={
          <>
            <PageLink
              to="/login"
              search={{ returnTo: addressOf(`/trades/${encodeURIComponent(id)}`) }}
              preload={false}
              className={buttonClass()}
            >
              {m.accounts_sign_in()}
            </PageLink>
            <PageLink to="/find-trade" className={buttonClass({ kind: 'outline' })}>
              {m.find_trade_link()}
            </PageLink>
          </>
        }
      >
        <p>{m.trade_not_found_text()}</p>
      </ProblemState>
    </div>
  );
}
