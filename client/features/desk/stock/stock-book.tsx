import { useState } from 'react';
import type { DeskBook, StockChange } from '../../../../domain/desk/stock-schemas';
import { joinWithCommas } from '../../../../domain/isolates';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { gradeName } from '../../../lib/words/grade-words';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { Button } from '../../../ui/buttons/button';
import { Cover } from '../../../ui/books/cover';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from '../desk.module.css';
import stock from './stock.module.css';
import { formatEuro } from './format-euro';
import { StockMoves } from './stock-moves';
import { formatFigure } from '../desk-words';
import { StockForm } from './stock-form';
import { StockRecall } from './stock-recall';
import { WideTable } from '../wide-table';

/** Book of the stock: its copies by grade, each with a correction, and the last movements. */
export function StockBook({ item: loaded }: { readonly item: DeskBook }) {
  const [edited, setEdited] = useState({ loaded, item: loaded });
  const item = edited.loaded === loaded ? edited.item : loaded;
  const [correctedGrade, setCorrectedGrade] = useState<StockChange['grade'] | 'other' | null>(null);
  const showAnswer = (items: readonly DeskBook[]) => {
    const next = items.find(({ book }) => book.isbn === item.book.isbn);
    if (next !== undefined) setEdited({ loaded, item: next });
  };
  const { book } = item;
  return (
    <section className={stock['book']} aria-label={book.title}>
      <div className={stock['about']}>
        <Cover src={book.cover} width={72} hasFold={false} />
        <div>
          <h2 lang={book.language}>
            <PageLink {...bookPage(book.isbn, book.title)} preload={false}>
              <bdi>{book.title}</bdi>
            </PageLink>
          </h2>
          <p className="small">
            <bdi>{joinWithCommas(book.authors, language())}</bdi>
          </p>
          <p className="small">
            <span className="code">{book.isbn}</span>
          </p>
        </div>
      </div>
      <WideTable label={m.desk_copies()}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{m.desk_col_grade()}</th>
              <th scope="col">{m.desk_col_shelf()}</th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_on_hand()}
              </th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_reserved()}
              </th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_price()}
              </th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_cost()}
              </th>
              <th scope="col">
                <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {item.stock.map((row) => (
              <tr key={row.grade}>
                <th scope="row">{gradeName(row.grade)}</th>
                <td>{row.shelf}</td>
                <td className={styles['figure']}>{formatFigure(row.onHand)}</td>
                <td className={styles['figure']}>{formatFigure(row.reserved)}</td>
                <td className={styles['figure']}>{formatEuro(row.priceCents)}</td>
                <td className={styles['figure']}>{row.costCents === null ? '–' : formatEuro(row.costCents)}</td>
                <td className={styles['figure']}>
                  <Button
                    kind="outline"
                    size="small"
                    aria-expanded={correctedGrade === row.grade}
                    onClick={() => setCorrectedGrade(correctedGrade === row.grade ? null : row.grade)}
                  >
                    {m.desk_correct()}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {correctedGrade === null ? (
        <p>
          <Button kind="quiet" size="small" className={styles['flush']} onClick={() => setCorrectedGrade('other')}>
            {m.desk_stock_other_grade()}
          </Button>
        </p>
      ) : (
        <StockForm
          key={correctedGrade}
          item={item}
          grade={correctedGrade === 'other' ? null : correctedGrade}
          onDone={() => setCorrectedGrade(null)}
          onAnswer={showAnswer}
        />
      )}
      <StockRecall item={item} onAnswer={showAnswer} />
      {item.movements.length === 0 ? null : <StockMoves moves={item.movements} />}
    </section>
  );
}
