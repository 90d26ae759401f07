import { useEffect } from 'react';
import type { BookPage } from '../../../../domain/catalogue/schemas';
import { formatMoney, formatNumber } from '../../../../domain/format';
import { holdPolicy } from '../../../../domain/policy/hold';
import type { UsedGrade } from '../../../../domain/grade';
import type { Offer } from '../../../../domain/pricing/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { WatchOffer } from '../../../forms/watch-offer';
import { language } from '../../../lib/language';
import { Sum, Sums } from '../../../ui/figures/sums';
import { SectionHead } from '../../../ui/text/section-head';
import { BookAbout } from './book-about';
import { BookDetails } from './book-details';
import { BookSeries } from './book-series';
import styles from './book-screen.module.css';
import type { BookWords } from './book-words';
import offers from './offers/sell-column.module.css';
import { SellingShelf } from '../cards/selling-shelf';
import { rememberBook } from '../recent/recent-books';
import { EditionRows } from './edition-rows';

export { PostageLaw } from './offers/postage-law';

export interface BookOfferReasonsProps {
  readonly book: BookPage;
  readonly grade: UsedGrade;
  readonly offer: Offer;
  readonly words: BookWords;
}

/** Reasons of an offer as amounts that add up to it; for a declined book, what a person can do instead. */
export function BookOfferReasons({ book, grade, offer, words }: BookOfferReasonsProps) {
  const lng = language();
  if (offer.kind === 'declined')
    return (
      <div id="why">
        <WatchOffer isbn={book.isbn} grade={grade} title={book.title} />
      </div>
    );
  return (
    <div className={offers['why']} id="why">
      <Sums>
        {offer.reasons.map(({ code, amount }) => (
          <Sum
            key={code}
            label={words.reasons[code] ?? code}
            amount={formatMoney(amount, lng, code === 'base' ? {} : { sign: 'always' })}
          />
        ))}
        <Sum label={m.book_offer()} amount={formatMoney(offer.amount, lng)} tone="give" isTotal />
      </Sums>
    </div>
  );
}

/** Duration of our offers once the book is on the sell list. */
export function HoldNote() {
  const lng = language();
  return (
    <p className="small" id="hold">
      {m.book_hold({
        count: holdPolicy.accountDays,
        shown: formatNumber(holdPolicy.accountDays, lng),
        hours: formatNumber(holdPolicy.guestHours, lng),
      })}
    </p>
  );
}

/** Part of a book's page between buying and selling: series, other editions, description. */
export function BookMiddle({ book }: { readonly book: BookPage }) {
  return (
    <div className={styles['middle']} id="middle">
      <BookSeries series={book.series} />
      <EditionRows editions={book.editions} />
      <BookAbout book={book} />
    </div>
  );
}

/** Part of a book's page below the offers: details and similar books. */
export function BookBelow({ book }: { readonly book: BookPage }) {
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
