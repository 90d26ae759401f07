import type { BookPage } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { SectionHead } from '../../../ui/text/section-head';
import { BookAbout } from './book-about';
import { BookDetails } from './book-details';
import styles from './book-screen.module.css';
import { BookShelf } from '../cards/book-shelf';
import { EditionRows } from './edition-rows';

/** Part of a book's page below the offers: details, other editions, similar books. */
export function BookBelow({ book }: { readonly book: BookPage }) {
  return (
    <>
      <div className={styles['more']} id="more">
        <BookDetails book={book} />
        <BookAbout book={book} />
      </div>
      <EditionRows editions={book.editions} />
      {book.moreByAuthor.length === 0 ? null : (
        <section className="section">
          <SectionHead size="block" title={m.book_more_by({ author: book.authors[0] ?? '' })} />
          <BookShelf books={book.moreByAuthor} label={m.book_more_by({ author: book.authors[0] ?? '' })} />
        </section>
      )}
      {book.neighbours.length === 0 ? null : (
        <section className="section">
          <SectionHead size="block" title={m.book_neighbours()} />
          <BookShelf books={book.neighbours} label={m.book_neighbours()} />
        </section>
      )}
    </>
  );
}
