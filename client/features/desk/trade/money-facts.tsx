import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../domain/format';
import type { LedgerKind } from '../../../../domain/trades/money/ledger';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import styles from './trade.module.css';
import { deskTime } from '../desk-clock';
import { kindWords, payoutStateWords, methodWords } from '../payouts/payout-words';
import { useDeskTrade } from './trade-context';
import { payoutTabs } from '../desk-search';

const ledgerWords: Record<LedgerKind, () => string> = {
  sale: m.desk_ledger_sale,
  postage: m.desk_ledger_postage,
  'credit-used': m.desk_ledger_credit_used,
  payment: m.desk_ledger_payment,
  'netted-in': m.desk_ledger_netted,
  'netted-out': m.desk_ledger_netted_back,
  undone: m.desk_ledger_undone,
  'credit-given-back': m.desk_ledger_credit_given_back,
  returned: m.desk_ledger_returned,
  'postage-back': m.desk_ledger_postage_back,
  lost: m.desk_ledger_lost,
  refund: m.desk_ledger_refund,
  'refund-failed': m.desk_ledger_refund_failed,
  disputed: m.trades_ledger_disputed,
  'disputed-back': m.trades_ledger_disputed_back,
  'books-in': m.desk_ledger_books_in,
  'postage-to-us': m.desk_ledger_postage_to_us,
  netted: m.desk_ledger_netted,
  'netted-back': m.desk_ledger_netted_back,
  'return-postage': m.desk_ledger_return_postage,
  'taken-as-credit': m.desk_ledger_taken_as_credit,
  payout: m.desk_ledger_payout,
  'payout-failed': m.desk_ledger_payout_failed,
};

/** Bookings from the person's side, and outgoing money. */
export function MoneyFacts() {
  const { trade } = useDeskTrade();
  const { ledger, desk } = trade;
  return (
    <section className={styles['part']}>
      <h2>{m.desk_money_of_trade()}</h2>
      {ledger.length === 0 ? (
        <p className="small">{m.desk_ledger_empty()}</p>
      ) : (
        <table>
          <tbody>
            {ledger.map((entry, at) => (
              <tr key={at}>
                <td className="small">{deskTime(entry.at)}</td>
                <td>{ledgerWords[entry.kind]()}</td>
                <td className={`${styles['figure']} ${entry.amount.minor < 0 ? 'take' : 'give'}`}>
                  {formatMoney(entry.amount, language(), { sign: 'always' })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {desk.payouts.length === 0 ? null : <Payouts payouts={desk.payouts} />}
      <Papers trade={trade} />
    </section>
  );
}

/** Links to the invoice and its corrections. */
function Papers({ trade: { id, invoice, creditNotes } }: { readonly trade: DeskTrade }) {
  if (invoice === null) return null;
  const papers = [
    { paper: 'invoice', words: m.trades_print_invoice() },
    ...creditNotes.map(({ number, amount }, at) => ({
      paper: `credit-note-${at + 1}`,
      words: m.trades_print_credit_note({ number, amount: formatMoney(amount, language()) }),
    })),
  ];
  return (
    <ul className={styles['payouts']}>
      {papers.map(({ paper, words }) => (
        <li key={paper}>
          <PageLink to="/desk/trades/$id/print/$paper" params={{ id, paper }} preload={false} className="text-link">
            {words}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Payouts({ payouts }: { readonly payouts: DeskTrade['desk']['payouts'] }) {
  return (
    <ul className={styles['payouts']}>
      {payouts.map(({ id, kind, way, amount, state }) => (
        <li key={id}>
          {kindWords[kind].name()} · {methodWords[way]()} · <b>{formatMoney(amount, language())}</b> ·{' '}
          <PageLink
            to="/desk/payouts"
            search={{ state: payoutTabs.find((tab) => tab === state) }}
            preload={false}
            className="text-link"
          >
            {payoutStateWords[state]()}
          </PageLink>
          {state === 'failed' ? <> · {m.desk_failed_next()}</> : null}
        </li>
      ))}
    </ul>
  );
}
