import type { BookHit } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { copyWords } from '../../../lib/words/copy-words';
import { language } from '../../../lib/language';
import { WishCorner } from '../../../forms/wish-corner';
import { Cover } from '../../../ui/books/cover';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { classes } from '../../../ui/classes';
import { editionWords } from '../cards/edition-words';
import { namesInLine } from '../cards/names-in-line';
import styles from './result-row.module.css';
import { wordsAround } from '../../../lib/words/words-around';
import { counted } from '../../../lib/words/counted';

/** Work of a list: its best edition, its cheapest copy, and how many other editions match. */
export function ResultRow({ book, priority }: { readonly book: BookHit; readonly priority: boolean }) {
  const { cheapest, otherEditions, waiting } = book;
  return (
    <li className={classes(styles['row'], linked['book'])}>
      <Cover src={book.cover} isbn={book.isbn} priority={priority}>
        <WishCorner isbn={book.isbn} title={book.title} />
      </Cover>
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <BookLink book={book} stretched />
        </h2>
        <p>{namesInLine(book.authors)}</p>
        <p className="small">{editionWords(book)}</p>
        {otherEditions > 0 ? <p className="small">{m.search_other_editions(counted(otherEditions))}</p> : null}
      </div>
      <div className={styles['price']}>
        {cheapest === null ? (
          <>
            <p className={styles['gone']}>{m.shell_sold_out()}</p>
            <p className="xs">{m.search_wish_hint()}</p>
          </>
        ) : (
          <>
            <p className="xs">
              {wordsAround(
                (amount) => m.search_from({ copy: copyWords(cheapest.grade), amount }),
                <span className={styles['figure']}>{formatMoney(cheapest.price, language())}</span>,
              )}
            </p>
          </>
        )}
        {waiting === null ? null : <p className={styles['waiting']}>{m.book_waiting(counted(waiting))}</p>}
      </div>
    </li>
  );
}
