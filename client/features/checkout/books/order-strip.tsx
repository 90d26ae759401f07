import type { BookCard } from '../../../../domain/catalogue/schemas';
import type { Quote } from '../../../../domain/checkout/schemas';
import { formatMoney } from '../../../../domain/format';
import { formatInstant } from '../../../../domain/formats/format-dates';
import type { Market } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { countParams } from '../../../lib/words/count-params';
import { Cover } from '../../../ui/books/cover';
import styles from './order-strip.module.css';

const shownCovers = 5;
/** Width of a cover in the strip, in CSS pixels. */
const stripCover = 40;

/** Books of a purchase or a sale alone, in one line beside the page's title. */
export function OrderStrip({ quote, market }: { readonly quote: Quote; readonly market: Market }) {
  const { basket, cart } = quote;
  if (cart.books > 0)
    return (
      <CoverStrip
        books={cart.lines.filter(({ available }) => available > 0).map(({ book }) => book)}
        words={m.checkout_side_worth({
          ...countParams(cart.books),
          amount: formatMoney(cart.subtotal, language()),
        })}
        list="/cart"
      />
    );
  const day = basket.heldUntil === null ? null : formatInstant(basket.heldUntil, language(), timeZoneOf(market), 'day');
  const books = countParams(basket.books);
  return (
    <CoverStrip
      books={basket.lines.filter(({ offer }) => offer.kind === 'offer').map(({ book }) => book)}
      words={day === null ? m.checkout_side_books(books) : m.checkout_side_held({ ...books, day })}
      list="/basket"
    />
  );
}

function CoverStrip({
  books,
  words,
  list,
}: {
  readonly books: readonly BookCard[];
  readonly words: string;
  readonly list: '/basket' | '/cart';
}) {
  return (
    <div className={styles['strip']}>
      <div className={styles['covers']} aria-hidden="true">
        {books.slice(0, shownCovers).map((book) => (
          <Cover key={book.isbn} src={book.cover} width={stripCover} isEager hasFold={false} />
        ))}
      </div>
      <p>
        {words}{' '}
        <PageLink to={list} preload={false} className="text-link">
          {m.checkout_see_all()}
        </PageLink>
      </p>
    </div>
  );
}
