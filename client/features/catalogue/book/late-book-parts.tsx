import { useEffect } from 'react';
import type { BookPage } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { SectionHead } from '../../../ui/text/section-head';
import { BookDescription } from './book-description';
import { BookDetails } from './book-details';
import { BookSeries } from './book-series';
import styles from './book-screen.module.css';
import { SellingShelf } from '../cards/selling-shelf';
import { rememberBook } from '../recent/recent-books';
import { EditionRows } from './edition-rows';

export { BookCrumbs } from './book-crumbs';
export { DeliveryLine } from './offers/delivery-line';
export { SellColumn } from './offers/sell-column';
export { SoldOut } from './offers/sold-out';

/** Part of a book's page between buying and selling: series, other editions, description. */
export function EditionsAndDescription({ book }: { readonly book: BookPage }) {
  return (
    <div className={styles['middle']} id="middle">
      <BookSeries series={book.series} />
      <EditionRows editions={book.editions} />
      <BookDescription book={book} />
    </div>
  );
}

/** Part of a book's page below the offers: details and similar books. */
export function DetailsAndSimilarBooks({ book }: { readonly book: BookPage }) {
  useEffect(() => rememberBook(book), [book]);
  return (
    <>
      <div className={styles['details']} id="more">
        <BookDetails book={book} />
      </div>
      <div className={`${styles['shelves']} later`}>
        {book.moreByAuthor.length === 0 ? null : (
          <section className="section">
            <SectionHead size="block" title={m.book_more_by({ author: book.authors[0] ?? '' })} />
            <SellingShelf books={book.moreByAuthor} label={m.book_more_by({ author: book.authors[0] ?? '' })} />
          </section>
        )}
        {book.neighbours.length === 0 ? null : (
          <section className="section">
            <SectionHead size="block" title={m.book_neighbours()} />
            <SellingShelf books={book.neighbours} label={m.book_neighbours()} />
          </section>
        )}
      </div>
    </>
  );
}
