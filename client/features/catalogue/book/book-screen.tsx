import { useEffect } from 'react';
import type { BookPage } from '../../../../domain/catalogue/schemas';
import { lazyPart } from '../../../lib/parts/part';
import { WishCorner } from '../../../forms/wish-corner';
import { Cover } from '../../../ui/books/cover';
import { BookHeading } from './book-heading';
import type { BookWords } from './book-words';
import styles from './book-screen.module.css';
import { CopiesTable, DeliveryLine } from './offers/copies-table';
import { rememberCover } from '../cards/returning-cover';
import { WishLine } from './wish-line';

// These parts are text, links and forms that work without script. They share one file, which is loaded after hydration.
const BookCrumbs = lazyPart(async () => (await import('./late-book-parts')).BookCrumbs, 'crumbs');
const EditionsAndDescription = lazyPart(
  async () => (await import('./late-book-parts')).EditionsAndDescription,
  'middle',
);
const SellColumn = lazyPart(async () => (await import('./late-book-parts')).SellColumn, 'sell');
const BookRecall = lazyPart(async () => (await import('./book-recall')).BookRecall, 'recall');
const DetailsAndSimilarBooks = lazyPart(async () => (await import('./late-book-parts')).DetailsAndSimilarBooks, 'more');

/** Fetches the parts that stand in the first window of a wide screen. A part that is missing reports itself. */
export const preloadBookParts = () =>
  Promise.all(
    [BookCrumbs, DeliveryLine, EditionsAndDescription, SellColumn, DetailsAndSimilarBooks].map(({ preload }) =>
      preload(),
    ),
  );

/** Page of a book: buy a copy or sell one, details, other editions, similar books. */
export function BookScreen({ book, words }: { readonly book: BookPage; readonly words: BookWords }) {
  useEffect(() => rememberCover(book.isbn), [book.isbn]);
  return (
    <div className="page">
      <div id="crumbs">
        <BookCrumbs book={book} subject={words.subject} />
      </div>
      <div key={book.isbn} className={styles['book']}>
        <div className={styles['cover']}>
          <Cover src={book.cover} isbn={book.isbn} isEager hasTransition isRaised>
            <WishCorner isbn={book.isbn} title={book.title} />
          </Cover>
          <WishLine isbn={book.isbn} />
        </div>
        <BookHeading book={book} words={words} />
        <div className={styles['buy']}>
          {book.recall === null ? null : <BookRecall recall={book.recall} />}
          <CopiesTable book={book} />
        </div>
        <EditionsAndDescription book={book} />
        <div className={styles['sell']} id="sell">
          <SellColumn book={book} words={words} />
        </div>
        <DetailsAndSimilarBooks book={book} />
      </div>
    </div>
  );
}
