import type { BookCard } from '../../../../domain/catalogue/schemas';
import type { Quote } from '../../../../domain/checkout/schemas';
import { formatMoney } from '../../../../domain/format';
import { formatInstant } from '../../../../domain/formats/format-dates';
import { rulesOf, type Market } from '../../../../domain/market/market';
import { money } from '../../../../domain/money';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Cover } from '../../../ui/books/cover';
import styles from './checkout-sides.module.css';
import { countParams } from '../../../lib/words/count-params';

const shownCovers = 5;

/** Covers of the first books of a side, and the number of the others. */
function BookCovers({ books }: { readonly books: readonly BookCard[] }) {
  const more = books.length - shownCovers;
  return (
    <div className={styles['shelf']}>
      {books.slice(0, shownCovers).map((book) => (
        <span key={book.isbn} className={styles['book']}>
          <Cover src={book.cover} alt={book.title} isEager hasFold={false} />
        </span>
      ))}
      {more > 0 ? <span className={styles['more']}>{m.checkout_more_books(countParams(more))}</span> : null}
    </div>
  );
}

/** Left side of the checkout: the books of the basket, the end of their hold, and the postage to the shop. */
export function BasketSide({ quote, market }: { readonly quote: Quote; readonly market: Market }) {
  const { basket, rows } = quote;
  const credited = rows.find((row) => row.code === 'postage-to-us')?.amount;
  const day = basket.heldUntil === null ? null : formatInstant(basket.heldUntil, language(), timeZoneOf(market), 'day');
  const books = countParams(basket.books);
  return (
    <>
      <BookCovers books={basket.lines.filter((line) => line.offer.kind === 'offer').map((line) => line.book)} />
      <p className={styles['line']}>
        <span>{day === null ? m.checkout_side_books(books) : m.checkout_side_held({ ...books, day })}</span>
        <PageLink to="/basket" preload={false} className="text-link">
          {m.checkout_see_all()}
        </PageLink>
      </p>
      <p className={styles['line']}>
        <span>
          {credited !== undefined && credited.minor > 0
            ? m.checkout_side_postage_credited()
            : m.checkout_row_postage_to_us()}
        </span>
        <span className="num">
          {credited !== undefined && credited.minor > 0 ? formatMoney(credited, language()) : m.cart_postage_free()}
        </span>
      </p>
    </>
  );
}

/** Right side of the checkout: the books of the cart, their price, and the postage to the person. */
export function CartSide({ quote, market }: { readonly quote: Quote; readonly market: Market }) {
  const { cart } = quote;
  const { freePostageFrom, currency } = rulesOf(market);
  const isFree = cart.postage.minor === 0;
  return (
    <>
      <BookCovers books={cart.lines.map((line) => line.book)} />
      <p className={styles['line']}>
        <span>
          {m.checkout_side_worth({ ...countParams(cart.books), amount: formatMoney(cart.subtotal, language()) })}
        </span>
        <PageLink to="/cart" preload={false} className="text-link">
          {m.checkout_see_all()}
        </PageLink>
      </p>
      <p className={styles['line']}>
        <span>
          {isFree || cart.postageLaw !== null
            ? m.checkout_row_postage_to_you()
            : m.checkout_side_postage_from({ amount: formatMoney(money(freePostageFrom, currency), language()) })}
        </span>
        <span className="num">{isFree ? m.cart_postage_free() : formatMoney(cart.postage, language())}</span>
      </p>
    </>
  );
}
