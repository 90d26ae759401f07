import type { WantedBook } from '../../../../domain/catalogue/schemas';
import { formatMoney, formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Cover } from '../../../ui/books/cover';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/icon';
import { SectionHead } from '../../../ui/text/section-head';
import { BookLink } from '../cards/book-link';
import linked from '../cards/book-link.module.css';
import { namesInLine } from '../cards/names-in-line';
import styles from './wanted-list.module.css';
import { countParams } from '../../../lib/words/count-params';

const maxShown = 8;

/** Books that most people want, with today's offer for a very good copy. */
export function WantedList({ books }: { readonly books: readonly WantedBook[] }) {
  const lng = language();
  if (books.length === 0) return null;
  return (
    <section className="section">
      <SectionHead
        title={m.home_most_wanted()}
        note={m.home_most_wanted_note()}
        action={
          <PageLink to="/basket" preload={false} className="link give">
            {m.home_sell_yours()} <Icon name="forward" size={20} />
          </PageLink>
        }
      />
      <ol className={styles['list']}>
        {books.slice(0, maxShown).map((book, at) => (
          <li key={book.isbn} className={classes(styles['book'], linked['book'])}>
            <span className={styles['rank']} aria-hidden="true">
              {formatNumber(at + 1, lng)}
            </span>
            <Cover src={book.cover} isbn={book.isbn} width={44} hasFold={false} />
            <div>
              <h3 className={styles['title']}>
                <BookLink book={book} isStretched />
              </h3>
              <p className="small">{namesInLine(book.authors)}</p>
            </div>
            <p className={styles['pay']}>
              <b>{book.offer.kind === 'offer' ? formatMoney(book.offer.amount, lng) : ''}</b>
              {book.waiting === null ? null : <small>{m.book_waiting(countParams(book.waiting))}</small>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
