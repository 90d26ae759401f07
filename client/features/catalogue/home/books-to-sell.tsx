import { surname } from '../../../../domain/catalogue/names/surname';
import type { Home } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Spine } from '../../../ui/books/spine';
import styles from './books-to-sell.module.css';

type ExampleBook = NonNullable<Home['example']>['give'][number];

/** Pile of books to give, each with its offer. */
export function BooksToSell({ books }: { readonly books: readonly ExampleBook[] }) {
  return (
    <ul className={styles['pile']} aria-label={m.balance_you_give()}>
      {books.map((book) => (
        <li key={book.isbn}>
          <span className={styles['book']}>
            <Spine
              title={book.title}
              author={book.authors[0] === undefined ? undefined : surname(book.authors[0])}
              lang={book.language}
              look={thinSpine(book.spine)}
              length={book.spine.length}
            />
            <i className={styles['dots']} />
          </span>
          <b className="num">{book.offer.kind === 'offer' ? formatMoney(book.offer.amount, language()) : ''}</b>
        </li>
      ))}
    </ul>
  );
}

/** Returns a spine made thinner, so that the pile is about as high as the covers beside it. */
const thinSpine = (look: ExampleBook['spine']): ExampleBook['spine'] => ({
  ...look,
  thickness: Math.round(look.thickness * 0.85),
});
