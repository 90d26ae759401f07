import type { BookHit } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { WishCorner } from '../../../forms/wish-corner';
import { Cover } from '../../../ui/books/cover';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { classes } from '../../../ui/classes';
import { editionWords } from '../cards/edition-words';
import { namesInLine } from '../cards/names-in-line';
import { OtherEditions } from './other-editions';
import { RowCopies, type CopyLimits } from './row-copies';
import styles from './result-row.module.css';
import { countParams } from '../../../lib/words/count-params';

export interface ResultRowProps {
  readonly book: BookHit;
  readonly limits: CopyLimits;
  readonly isEager: boolean;
}

/** Work of a list: its best edition, its copies with the button to buy one, and what the shop pays for one. */
export function ResultRow({ book, limits, isEager }: ResultRowProps) {
  const { cheapest, waiting, offer } = book;
  return (
    <li className={classes(styles['row'], linked['book'])}>
      <Cover src={book.cover} isbn={book.isbn} isEager={isEager}>
        <WishCorner isbn={book.isbn} title={book.title} />
      </Cover>
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <BookLink book={book} isStretched />
        </h2>
        <p className={styles['edition']}>
          <span>{namesInLine(book.authors)}</span>
          <span className={styles['dot']}> · </span>
          <span>{editionWords(book)}</span>
        </p>{' '}
        <OtherEditions book={book} />
      </div>
      <div className={styles['side']}>
        {cheapest === null ? (
          <>
            <p className={styles['sold-out']}>{m.shell_sold_out()}</p>
            <p className="xs">{m.search_wish_hint()}</p>
          </>
        ) : null}
        {offer === null ? null : (
          <p className={styles['offer']}>{m.search_we_pay({ amount: formatMoney(offer, language()) })}</p>
        )}
        {waiting === null ? null : <p className={styles['waiting']}>{m.book_waiting(countParams(waiting))}</p>}
      </div>
      <RowCopies book={book} limits={limits} />
    </li>
  );
}

/** Placeholder of a row that is not rendered yet. It keeps the scroll position of the list. */
export const EmptyRow = () => <li className={classes(styles['row'], styles['empty'])} />;
