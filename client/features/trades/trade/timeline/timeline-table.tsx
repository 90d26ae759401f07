import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { EventCarriage } from './event-carriage';
import { actorWords, entryWords } from './event-words';
import type { TimelineRow } from './timeline';
import styles from './trade-timeline.module.css';

export interface TimelineTableProps {
  readonly trade: Trade;
  readonly pastRows: readonly TimelineRow[];
  readonly timeZone: string;
}

/** Timeline as a table: each event with its minute and who acted. */
export function TimelineTable({ trade, pastRows, timeZone }: TimelineTableProps) {
  const rows = pastRows.flatMap(({ key, at, give, take }) =>
    [give, take].flatMap((entry, side) =>
      entry === null || at === null
        ? []
        : [{ key: `${key} ${side}`, at, entry, words: entryWords(trade, entry, false) }],
    ),
  );
  if (rows.length === 0) return null;
  return (
    <details className={styles['table']}>
      <summary>{m.trades_table()}</summary>
      <table>
        <caption>{m.trades_table_caption()}</caption>
        <thead>
          <tr>
            {[m.trades_table_when(), m.trades_table_what(), m.trades_table_who()].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, at, entry, words }) => (
            <tr key={key}>
              <td>
                <time dateTime={at}>{formatInstant(at, language(), timeZone)}</time>
              </td>
              <td>
                {words.title}
                {words.note === undefined ? null : <small className={styles['note']}>{words.note}</small>}
                <EventCarriage trade={trade} entry={entry} at={at} className={styles['note']} />
              </td>
              <td>{entry.actor === undefined ? '' : actorWords[entry.actor]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
