import { useEffect } from 'react';
import type { BookPage } from '../../../domain/catalogue/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { WishCorner } from '../../lib/wish-corner';
import { Cover } from '../../ui/cover';
import { BookAbout } from './book-about';
import { BookCrumbs } from './book-crumbs';
import { BookDetails } from './book-details';
import { BookHeading } from './book-heading';
import { BookShelf } from './book-shelf';
import styles from './book-screen.module.css';
import { CopiesTable } from './copies-table';
import { EditionRows } from './edition-rows';
import { SectionHead } from '../../ui/section-head';
import { SellColumn } from './sell-column';
import { rememberBook } from './recent-books';
import { rememberCover } from './travelling-cover';
import { WishLine } from './wish-line';

/** A book's page: take a copy, or give one; what it is; its other editions and its neighbours. */
export function BookScreen({ book }: { readonly book: BookPage }) {
  useEffect(() => {
    rememberBook(book);
    rememberCover(book.isbn);
  }, [book]);
  return (
    <div className="page">
      <BookCrumbs book={book} />
      <div className={styles['book']}>
        <div className={styles['cover']}>
          <Cover src={book.cover} isbn={book.isbn} priority travels raised>
            <WishCorner isbn={book.isbn} title={book.title} />
          </Cover>
          <WishLine isbn={book.isbn} />
        </div>
        <BookHeading book={book} />
        <div className={styles['trade']}>
          <CopiesTable key={book.isbn} book={book} />
          <SellColumn key={`${book.isbn} give`} book={book} />
        </div>
      </div>
      <div className={styles['more']}>
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
    </div>
  );
}
