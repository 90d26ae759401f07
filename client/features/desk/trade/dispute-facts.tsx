import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { disputeWords } from '../../../lib/words/dispute-words';
import { language } from '../../../lib/language';
import { classes } from '../../../ui/classes';
import styles from './trade.module.css';
import { deskTime, useOpenedAt } from '../desk-clock';
import { isolateCode } from '../desk-words';
import { disputeReason } from './dispute-reasons';
import { useDeskTrade } from './trade-context';

/** Disputes about the trade's card payments, with links to the provider. Empty without disputes. */
export function DisputeFacts() {
  const now = useOpenedAt();
  const {
    trade: { disputes, desk },
  } = useDeskTrade();
  return disputes.map(({ amount, history }, at) => {
    const row = desk.disputes[at];
    const evidenceBy = row?.evidenceBy ?? null;
    return (
      <section key={at} className={classes(styles['part'], styles['dispute'])}>
        <h2>
          {m.desk_dispute()} · {formatMoney(amount, language())}
        </h2>
        {row === undefined ? null : (
          <p className="small">
            {disputeReason(row.reason) ?? <span className="code">{isolateCode(row.reason)}</span>}
          </p>
        )}
        {evidenceBy === null ? null : (
          <p className={now !== null && evidenceBy < now ? styles['past'] : undefined}>
            <b>{m.desk_dispute_by({ day: deskTime(evidenceBy) })}</b>
          </p>
        )}
        <table>
          <tbody>
            {history.map((step) => (
              <tr key={`${step.state} ${step.at}`}>
                <td className="small">{deskTime(step.at)}</td>
                <td>{disputeWords[step.state]()}</td>
                <td className="small">{m.trades_actor_provider()}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {row === undefined || row.page === null ? null : (
          <p>
            <a href={row.page} target="_blank" rel="noreferrer" className="link">
              {m.desk_dispute_answer()}
            </a>
          </p>
        )}
      </section>
    );
  });
}
