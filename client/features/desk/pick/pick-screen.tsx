import { useState } from 'react';
import type { PickList } from '../../../../domain/desk/outbound-schemas';
import { parseIsbn } from '../../../../domain/isbn';
import { joinWithCommas } from '../../../../domain/isolates';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { gradeName } from '../../../lib/words/grade-words';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/notices/empty-state';
import { Icon } from '../../../ui/icons/icon';
import { SectionHead } from '../../../ui/text/section-head';
import { classes } from '../../../ui/classes';
import { printIcon } from '../../../ui/icons/rare-icons';
import styles from '../desk.module.css';
import pickStyles from './pick.module.css';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { countParams } from '../../../lib/words/count-params';
import { useScans } from '../frame/scan-context';
import { WideTable } from '../wide-table';

type Item = PickList['items'][number];
const keyOf = ({ book, grade }: Item) => `${book.isbn} ${grade}`;

/** Pick list in the order of the shelves. Books are ticked by scan or by hand; the list can be printed. */
export function PickScreen({ list }: { readonly list: PickList }) {
  const [picked, setPicked] = useState<Readonly<Record<string, number>>>({});
  const pickedOf = (item: Item) => Math.min(item.quantity, picked[keyOf(item)] ?? 0);
  const leftCount = list.items.reduce((sum, item) => sum + item.quantity - pickedOf(item), 0);
  useScans((code) => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    const itemsOfBook = list.items.filter(({ book }) => book.isbn === parsed.isbn);
    const item = itemsOfBook.find((each) => pickedOf(each) < each.quantity);
    if (item === undefined)
      return { tone: 'wrong', words: itemsOfBook.length === 0 ? m.desk_pick_wrong() : m.desk_pick_enough() };
    setPicked({ ...picked, [keyOf(item)]: pickedOf(item) + 1 });
    return {
      tone: 'right',
      words: item.book.title,
      note: m.desk_pick_for({
        grade: gradeName(item.grade),
        numbers: item.orders.map(({ number }) => number).join(', '),
      }),
    };
  });
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_pick()}</h1>
        <p aria-live="polite">
          {list.items.length === 0
            ? null
            : leftCount === 0
              ? m.desk_pick_done()
              : m.desk_pick_left(countParams(leftCount))}
        </p>
        <p className={styles['noprint']}>
          {list.items.length === 0 ? null : (
            <Button kind="outline" size="small" onClick={() => window.print()}>
              <Icon name={printIcon} size={20} />
              {m.desk_print()}
            </Button>
          )}
        </p>
      </header>
      {list.items.length === 0 ? (
        <EmptyState tone="take" title={m.desk_pick_empty()}>
          <p>{m.desk_pick_empty_text()}</p>
        </EmptyState>
      ) : (
        <>
          {list.waiting > list.orders.length ? (
            <p className="small">
              {m.desk_pick_of({ shown: formatFigure(list.orders.length), all: formatFigure(list.waiting) })}
            </p>
          ) : null}
          <ul className={pickStyles['list']} aria-label={m.desk_pick()}>
            {list.items.map((item) => {
              const key = keyOf(item);
              const isDone = pickedOf(item) >= item.quantity;
              return (
                <li key={key} className={classes(pickStyles['item'], isDone && pickStyles['done'])}>
                  <label className={pickStyles['tick']}>
                    <input
                      type="checkbox"
                      checked={isDone}
                      onChange={(event) => setPicked({ ...picked, [key]: event.target.checked ? item.quantity : 0 })}
                      aria-label={m.desk_pick_tick({ title: item.book.title })}
                    />
                  </label>
                  <b className={pickStyles['shelf']}>{item.shelf}</b>
                  <span className={pickStyles['book']}>
                    <bdi lang={item.book.language}>{item.book.title}</bdi>
                    <small>
                      <bdi>{joinWithCommas(item.book.authors, language())}</bdi> ·{' '}
                      <span className="code">{item.book.isbn}</span>
                    </small>
                  </span>
                  <span className={pickStyles['grade']}>{gradeName(item.grade)}</span>
                  <span className={pickStyles['count']}>
                    {m.desk_done_of({ done: formatFigure(pickedOf(item)), all: formatFigure(item.quantity) })}
                  </span>
                  <span className={pickStyles['orders']}>
                    {item.orders.map(({ trade, number }) => (
                      <PageLink
                        key={trade}
                        to="/desk/trades/$id"
                        params={{ id: trade }}
                        preload={false}
                        className="code"
                      >
                        {number}
                      </PageLink>
                    ))}
                  </span>
                </li>
              );
            })}
          </ul>
          <section className={styles['block']}>
            <SectionHead size="block" tone="take" title={m.desk_pick_orders()} note={m.desk_pick_orders_note()} />
            <WideTable label={m.desk_pick_orders()}>
              <table className={styles['table']}>
                <thead>
                  <tr>
                    <th scope="col">{m.desk_col_trade()}</th>
                    <th scope="col">{m.desk_col_market()}</th>
                    <th scope="col">{m.desk_col_since()}</th>
                    <th scope="col" className={styles['figure']}>
                      {m.desk_col_books()}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {list.orders.map((order) => (
                    <tr key={order.trade}>
                      <th scope="row">
                        <PageLink to="/desk/trades/$id" params={{ id: order.trade }} preload={false} className="code">
                          {order.number}
                        </PageLink>
                      </th>
                      <td>{order.market}</td>
                      <td>{deskTime(order.since)}</td>
                      <td className={styles['figure']}>{formatFigure(order.books)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </WideTable>
          </section>
        </>
      )}
    </>
  );
}
