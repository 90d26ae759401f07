import type { BookCard } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { copyWords } from '../../../lib/words/copy-words';
import { language } from '../../../lib/language';
import { WishCorner } from '../../../forms/wish-corner';
import { Cover } from '../../../ui/books/cover';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { classes } from '../../../ui/classes';
import styles from './books-to-buy.module.css';

/** Covers of books to buy on a shelf, with their prices above. */
export function BooksToBuy({ books }: { readonly books: readonly BookCard[] }) {
  return (
    <ul className={styles['stand']} aria-label={m.balance_you_take()}>
      {books.map((book) => (
        <li key={book.isbn} className={classes(styles['book'], linked['book'])}>
          {book.cheapest === null ? null : (
            <p className={styles['price']}>
              <b className="num">{formatMoney(book.cheapest.price, language())}</b>{' '}
              <small>{copyWords(book.cheapest.grade)}</small>
            </p>
          )}
          <Cover src={book.cover} isbn={book.isbn}>
            <WishCorner isbn={book.isbn} title={book.title} />
          </Cover>
          <span className={styles['link']}>
            <BookLink book={book} isStretched />
          </span>
        </li>
      ))}
    </ul>
  );
}
