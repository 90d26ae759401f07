import { useState } from 'react';
import type { Credit } from '../../../../domain/accounts/account-schemas';
import { formatMoney, formatPercent } from '../../../../domain/format';
import type { Currency } from '../../../../domain/money';
import { creditPolicy } from '../../../../domain/policy/credit';
import { m } from '../../../../messages/compiled/messages.js';
import { useCreditPage } from '../../../data/account/account-lists';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Row, Rows } from '../../../ui/text/rows';
import { Select } from '../../../ui/fields/select';
import styles from './credit.module.css';
import { CreditPlot } from './credit-plot';
import { MoreButton } from '../more-button';
import { FailedPartNotice } from '../failed-part-notice';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import { usePages } from '../../../data/use-pages';

export interface CreditPartProps {
  readonly credit: Credit | null;
  readonly clock: AccountClock;
}

/** Store credit of the person as one figure, with its history as line and list. */
export function CreditPart({ credit, clock }: CreditPartProps) {
  return (
    <AccountSection id="credit" title={m.account_credit()} note={m.account_credit_note()}>
      {credit === null ? <FailedPartNotice /> : <Ledger loaded={credit} clock={clock} />}
    </AccountSection>
  );
}

function Ledger({ loaded, clock }: { readonly loaded: Credit; readonly clock: AccountClock }) {
  const loadPage = useCreditPage();
  const [chosen, setChosen] = useState<Credit | null>(null);
  const credit = chosen ?? loaded;
  const currency = credit.items[0]?.amount.currency ?? loaded.balances[0]?.currency;
  const pages = usePages(credit, (cursor) => loadPage(currency, cursor), 5);
  const { run, problem } = useBusyAction(async (chosenCurrency: Currency) => setChosen(await loadPage(chosenCurrency)));
  const balance = loaded.balances.find((each) => each.currency === currency);
  const bonus = loaded.bonuses.find((each) => each.currency === currency && each.minor > 0);
  if (balance === undefined)
    return (
      <p className="lead">{m.account_credit_empty({ percent: formatPercent(creditPolicy.bonus / 100, language()) })}</p>
    );
  return (
    <>
      <div className={styles['top']}>
        <strong className={styles['balance']}>{formatMoney(balance, language())}</strong>
        {loaded.balances.length < 2 ? null : (
          <Select
            label={m.account_credit_currency()}
            value={balance.currency}
            options={loaded.balances.map((each) => ({ value: each.currency, label: formatMoney(each, language()) }))}
            onChange={(event) => {
              const chosenBalance = loaded.balances.find((each) => each.currency === event.target.value);
              if (chosenBalance !== undefined) void run(chosenBalance.currency);
            }}
          />
        )}
      </div>
      {bonus === undefined ? null : (
        <p className="small">{m.account_credit_bonus({ amount: formatMoney(bonus, language()) })}</p>
      )}
      <ProblemNotice problem={problem} />
      <CreditPlot items={pages.loadedItems} clock={clock} />
      <Rows label={m.account_credit()}>
        {pages.items.map((item) => (
          <Movement key={item.id} item={item} clock={clock} />
        ))}
      </Rows>
      <MoreButton pages={pages} />
    </>
  );
}

type Item = Credit['items'][number];

const reasonWords: Record<Item['reason'], { readonly of: (number: string) => string; readonly alone: () => string }> = {
  trade: {
    of: (number) => m.account_credit_reason_trade({ number }),
    alone: () => m.account_credit_reason_trade_alone(),
  },
  bonus: {
    of: (number) => m.account_credit_reason_bonus({ number }),
    alone: () => m.account_credit_reason_bonus_alone(),
  },
  used: { of: (number) => m.account_credit_reason_used({ number }), alone: () => m.account_credit_reason_used_alone() },
  'given-back': {
    of: (number) => m.account_credit_reason_given_back({ number }),
    alone: () => m.account_credit_reason_given_back_alone(),
  },
  correction: { of: () => m.account_credit_reason_correction(), alone: () => m.account_credit_reason_correction() },
};

/** One movement: reason, time, amount and the balance after it. */
function Movement({
  item: { at, reason, kind, amount, balance, trade },
  clock,
}: {
  readonly item: Item;
  readonly clock: AccountClock;
}) {
  const words = trade === null ? reasonWords[reason].alone() : reasonWords[reason].of(trade.number);
  return (
    <Row
      end={
        <>
          <span className={amount.minor > 0 ? 'give' : 'take'}>
            {formatMoney(amount, language(), { sign: 'always' })}
          </span>
          <small className={styles['after']}>
            {m.account_credit_after({ amount: formatMoney(balance, language()) })}
          </small>
        </>
      }
    >
      <p>
        {trade === null ? (
          words
        ) : (
          <PageLink to="/trades/$id" params={{ id: trade.id }} preload={false}>
            {words}
          </PageLink>
        )}
      </p>
      <p className="xs">
        <time dateTime={at}>{clock(at)}</time>
        {kind === 'bonus' && reason !== 'bonus' ? ` · ${m.account_credit_kind_bonus()}` : null}
      </p>
    </Row>
  );
}
