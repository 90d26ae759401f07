import type { QueueItem } from '../../../../domain/desk/queue-schemas';
import type { QueuePart } from '../../../../domain/desk/queue';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Badge } from '../../../ui/notices/badge';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import { deskTime, useOpenedAt } from '../desk-clock';
import { formatFigure, partWords, stateWords } from '../desk-words';
import { WideTable } from '../wide-table';

/** Table with the trades of a queue. Overdue trades are marked. */
export function QueueTable({ items, part }: { readonly items: readonly QueueItem[]; readonly part: QueuePart }) {
  const now = useOpenedAt();
  return (
    <WideTable label={partWords[part]()}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{m.desk_col_trade()}</th>
            <th scope="col">{m.desk_col_state()}</th>
            <th scope="col">{m.desk_col_since()}</th>
            <th scope="col">{m.desk_col_due()}</th>
            {part === 'money' ? null : (
              <th scope="col" className={styles['figure']}>
                {m.desk_col_books()}
              </th>
            )}
            {part === 'inbound' ? (
              <th scope="col" className={styles['figure']}>
                {m.desk_col_parcels()}
              </th>
            ) : null}
            {part === 'money' ? (
              <th scope="col" className={styles['figure']}>
                {m.desk_col_amount()}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.trade} ${item.state}`}>
              <th scope="row">
                <PageLink to="/desk/trades/$id" params={{ id: item.trade }} preload={false} className="code">
                  {item.number}
                </PageLink>
              </th>
              <td>
                {stateWords(item.state)} {item.ready ? <Badge tone="amber">{m.desk_ready()}</Badge> : null}
              </td>
              <td className={styles['due']}>{deskTime(item.since)}</td>
              <td
                className={classes(
                  styles['due'],
                  now !== null && item.due !== null && item.due < now && styles['past'],
                )}
              >
                {item.due === null ? null : deskTime(item.due)}
                {now !== null && item.due !== null && item.due < now ? <> · {m.desk_overdue()}</> : null}
              </td>
              {part === 'money' ? null : (
                <td className={styles['figure']}>
                  {part === 'inbound' && item.state === 'received'
                    ? m.desk_done_of({ done: formatFigure(item.done), all: formatFigure(item.books) })
                    : formatFigure(item.books)}
                </td>
              )}
              {part === 'inbound' ? (
                <td className={styles['figure']}>
                  {m.desk_done_of({ done: formatFigure(item.parcels.arrived), all: formatFigure(item.parcels.sent) })}
                </td>
              ) : null}
              {part === 'money' ? (
                <td className={styles['figure']}>
                  {item.amount === null ? null : formatMoney(item.amount, language())}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
