import type { BankStatement, WrongRow } from '../../../../domain/desk/bank-statement';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { Notice } from '../../../ui/notices/notice';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import money from '../money.module.css';
import { bankAmount } from './bank-amount';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { countParams } from '../../../lib/words/count-params';
import type { BookingAnswers } from './statement-form';
import { WideTable } from '../wide-table';

const wrongWords: Record<WrongRow['why'], () => string> = {
  date: m.desk_wrong_date,
  amount: m.desk_wrong_amount,
  currency: m.desk_wrong_currency,
};

/** Rows of the statement, unreadable ones, and the result of each booked row. */
export function StatementPreview({
  statement: { rows, wrong, outgoing },
  answers,
}: {
  readonly statement: BankStatement;
  readonly answers: BookingAnswers;
}) {
  return (
    <>
      <p>
        {m.desk_statement_found(countParams(rows.length))}
        {outgoing === 0 ? null : ` ${m.desk_statement_outgoing(countParams(outgoing))}`}
      </p>
      {wrong.length === 0 ? null : (
        <Notice kind="wrong">
          {m.desk_statement_wrong(countParams(wrong.length))}
          <ul>
            {wrong.slice(0, 20).map(({ line, why, text }) => (
              <li key={line} className="small">
                {m.desk_statement_line({ line: formatFigure(line) })} {wrongWords[why]()} <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length === 0 ? null : (
        <WideTable label={m.desk_money()}>
          <table className={classes(styles['table'], money['stack'])}>
            <thead>
              <tr>
                <th scope="col">{m.desk_col_day()}</th>
                <th scope="col">{m.desk_col_payer()}</th>
                <th scope="col">{m.desk_col_reference()}</th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_amount()}
                </th>
                <th scope="col">{m.desk_col_belongs()}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.eventId}>
                  <td>{deskTime(row.at)}</td>
                  <td>
                    <bdi>{row.payer}</bdi>
                  </td>
                  <td className={money['reference']}>
                    <bdi>{row.reference}</bdi>
                  </td>
                  <td className={styles['figure']}>{bankAmount(row.amount, row.currency)}</td>
                  <td>
                    <Outcome answer={answers[row.eventId]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </>
  );
}

function Outcome({ answer }: { readonly answer: BookingAnswers[string] | undefined }) {
  if (answer === undefined) return null;
  if (answer.outcome === 'matched' && answer.trade !== null)
    return (
      <span className={money['booked']}>
        {m.desk_outcome_matched()}{' '}
        <PageLink to="/desk/trades/$id" params={{ id: answer.trade }} preload={false} className="code">
          {answer.number}
        </PageLink>
      </span>
    );
  return <>{answer.outcome === 'known' ? m.desk_outcome_known() : m.desk_outcome_unmatched()}</>;
}
