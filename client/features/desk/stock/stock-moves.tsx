import type { DeskBook } from '../../../../domain/desk/stock-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { gradeName } from '../../../lib/words/grade-words';
import { PageLink } from '../../../lib/page-link';
import styles from '../desk.module.css';
import stock from './stock.module.css';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { WideTable } from '../wide-table';
import { formatEuro } from './format-euro';

const reasonWords: Record<DeskBook['movements'][number]['reason'], () => string> = {
  opening: m.desk_move_opening,
  purchase: m.desk_move_purchase,
  reserved: m.desk_move_reserved,
  released: m.desk_move_released,
  'trade-in': m.desk_move_trade_in,
  sale: m.desk_move_sale,
  return: m.desk_move_return,
  loss: m.desk_move_loss,
  correction: m.desk_move_correction,
};
function formatChange(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `+${formatFigure(change)}` : `−${formatFigure(-change)}`;
}

/** Last movements of a book's stock, folded. */
export function StockMoves({ moves }: { readonly moves: DeskBook['movements'] }) {
  return (
    <details className={stock['moves']}>
      <summary>{m.desk_movements()}</summary>
      <WideTable label={m.desk_movements()}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{m.desk_col_day()}</th>
              <th scope="col">{m.desk_col_grade()}</th>
              <th scope="col">{m.desk_col_reason()}</th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_on_hand()}
              </th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_reserved()}
              </th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_cost()}
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move, at) => (
              <tr key={at}>
                <td className={styles['due']}>{deskTime(move.at, 'minute')}</td>
                <td>{gradeName(move.grade)}</td>
                <td>
                  {move.trade === null ? (
                    reasonWords[move.reason]()
                  ) : (
                    <PageLink to="/desk/trades/$id" params={{ id: move.trade }} preload={false} className="text-link">
                      {reasonWords[move.reason]()}
                    </PageLink>
                  )}
                </td>
                <td className={styles['figure']}>{formatChange(move.onHandChange)}</td>
                <td className={styles['figure']}>{formatChange(move.reservedChange)}</td>
                <td className={styles['figure']}>{move.costCents === null ? null : formatEuro(move.costCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}
