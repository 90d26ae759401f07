import { useState, type FormEvent } from 'react';
import type { TradeSummary } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useTradesPage, type WantedTrades } from '../../../data/account/account-lists';
import { useBusyAction } from '../../../lib/busy-action';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { EmptyState } from '../../../ui/notices/empty-state';
import { Field } from '../../../ui/fields/field';
import { Rows } from '../../../ui/text/rows';
import { Select } from '../../../ui/fields/select';
import { MoreButton } from '../more-button';
import { FailedPartNotice } from '../failed-part-notice';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { TradeRow } from './trade-row';
import { usePages } from '../../../data/use-pages';
import type { ListPage } from '../../../data/list-page';

const allTrades: WantedTrades = { state: 'all', q: '' };

export interface TradesPartProps {
  readonly trades: ListPage<TradeSummary> | null;
  readonly clock: AccountClock;
}

/** All trades, newest first, filtered by state, number or title. */
export function TradesPart({ trades, clock }: TradesPartProps) {
  return (
    <AccountSection id="trades" title={m.account_trades()}>
      {trades === null ? <FailedPartNotice /> : <Trades trades={trades} clock={clock} />}
    </AccountSection>
  );
}

function Trades({ trades, clock }: { readonly trades: ListPage<TradeSummary>; readonly clock: AccountClock }) {
  const loadPage = useTradesPage();
  const [typed, setTyped] = useState(allTrades);
  const [shown, setShown] = useState<{ readonly wanted: WantedTrades; readonly list: ListPage<TradeSummary> } | null>(
    null,
  );
  const { run, isBusy, problem } = useBusyAction(async (wanted: WantedTrades) => {
    setTyped(wanted);
    if (wanted.state === 'all' && wanted.q.trim() === '') setShown(null);
    else setShown({ wanted, list: await loadPage(wanted) });
  });
  const list = shown?.list ?? trades;
  const pages = usePages(list, (cursor) => loadPage(shown?.wanted ?? allTrades, cursor), 8);
  const find = (event: FormEvent) => {
    event.preventDefault();
    void run(typed);
  };
  if (trades.items.length === 0) return <NoTrades />;
  return (
    <>
      <form className={styles['find']} onSubmit={find} aria-busy={isBusy || undefined}>
        <Select
          label={m.account_trades_which()}
          value={typed.state}
          options={[
            { value: 'all', label: m.account_trades_all() },
            { value: 'open', label: m.account_trades_open() },
            { value: 'ended', label: m.account_trades_ended() },
          ]}
          onChange={({ target: { value } }) =>
            void run({ ...typed, state: value === 'open' || value === 'ended' ? value : 'all' })
          }
        />
        <Field
          label={m.account_trades_search()}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          value={typed.q}
          onChange={(event) => setTyped({ ...typed, q: event.target.value })}
        />
        <Button type="submit" kind="outline" size="small" isBusy={isBusy}>
          {m.account_trades_find()}
        </Button>
      </form>
      <ProblemNotice problem={problem} />
      {pages.items.length === 0 ? (
        <div className={styles['nothing']} aria-live="polite">
          <p>{m.account_trades_none_found()}</p>
          <Button kind="outline" size="small" onClick={() => void run(allTrades)}>
            {m.account_trades_clear()}
          </Button>
        </div>
      ) : (
        <Rows label={m.account_trades()}>
          {pages.items.map((trade) => (
            <TradeRow key={trade.id} trade={trade} clock={clock} />
          ))}
        </Rows>
      )}
      <MoreButton pages={pages} />
    </>
  );
}

function NoTrades() {
  return (
    <EmptyState
      title={m.account_trades_empty()}
      actions={
        <>
          <PageLink to="/basket" preload={false} className={buttonClass({ kind: 'give' })}>
            {m.checkout_empty_give()}
          </PageLink>
          <PageLink to="/search" className={buttonClass({ kind: 'take' })}>
            {m.checkout_empty_take()}
          </PageLink>
        </>
      }
    >
      <p>{m.account_trades_empty_text()}</p>
    </EmptyState>
  );
}
