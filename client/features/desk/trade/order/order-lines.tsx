import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { IconButton } from '../../../../ui/buttons/icon-button';
import styles from '../../desk.module.css';
import { formatFigure, soldLineWords } from '../../desk-words';
import type { PackedCounts } from './order-copies';
import { WideTable } from '../../wide-table';

type Line = NonNullable<DeskTrade['outbound']>['lines'][number];

interface OrderLinesProps {
  readonly lines: readonly Line[];
  /** Packed copies by line while the order is being packed, else null. */
  readonly packed: PackedCounts | null;
  readonly onCountChange: (line: number, by: 1 | -1) => void;
  /** Shelves by line. */
  readonly shelves: ReadonlyMap<number, string | null>;
}

/** Books of an order: with counters while it is being packed, else with their states. */
export function OrderLines({ lines, packed, onCountChange, shelves }: OrderLinesProps) {
  return (
    <WideTable label={m.desk_order()}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{m.desk_col_book()}</th>
            <th scope="col">{m.desk_col_grade()}</th>
            {packed === null ? null : <th scope="col">{m.desk_col_shelf()}</th>}
            {packed !== null ? (
              <th scope="col" className={styles['figure']}>
                {m.desk_col_scanned()}
              </th>
            ) : (
              <>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_copies()}
                </th>
                <th scope="col">{m.desk_col_state()}</th>
              </>
            )}
            <th scope="col" className={styles['figure']}>
              {m.desk_col_amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <OrderLine key={line.line} line={line} packed={packed} onCountChange={onCountChange} shelves={shelves} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function OrderLine({ line, packed, onCountChange, shelves }: Omit<OrderLinesProps, 'lines'> & { readonly line: Line }) {
  const packedCount = packed?.[line.line] ?? 0;
  return (
    <tr>
      <td>
        <bdi lang={line.book.language}>{line.book.title}</bdi>{' '}
        <span className={styles['isbn']}>
          <span className="code">{line.book.isbn}</span>
        </span>
      </td>
      <td>{gradeName(line.grade)}</td>
      {packed === null ? null : (
        <td>
          <bdi>{shelves.get(line.line) ?? null}</bdi>
        </td>
      )}
      {packed !== null ? (
        <td className={styles['figure']}>
          <span className={styles['counter']}>
            <IconButton
              icon="minus"
              size={18}
              label={m.desk_pack_less({ title: line.book.title })}
              disabled={packedCount === 0}
              onClick={() => onCountChange(line.line, -1)}
            />
            <b className={packedCount >= line.quantity ? 'give' : undefined}>
              {m.desk_done_of({ done: formatFigure(packedCount), all: formatFigure(line.quantity) })}
            </b>
            <IconButton
              icon="plus"
              size={18}
              label={m.desk_pack_more({ title: line.book.title })}
              disabled={packedCount >= line.quantity}
              onClick={() => onCountChange(line.line, 1)}
            />
          </span>
        </td>
      ) : (
        <>
          <td className={styles['figure']}>{formatFigure(line.quantity)}</td>
          <td>{line.state === null ? null : soldLineWords[line.state]()}</td>
        </>
      )}
      <td className={styles['figure']}>{formatMoney(line.total, language())}</td>
    </tr>
  );
}
