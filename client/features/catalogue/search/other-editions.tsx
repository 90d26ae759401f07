import type { BookHit } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { countParams } from '../../../lib/words/count-params';
import { BookLink } from '../cards/book-link';
import { CardPrice } from '../cards/card-price';
import { editionWords } from '../cards/edition-words';
import styles from './other-editions.module.css';

/** Other editions of a row's work: their number, and on a press the first of them with their prices. */
export function OtherEditions({ book }: { readonly book: BookHit }) {
  if (book.otherEditions === 0) return null;
  return (
    <details className={styles['more']}>
      <summary>{m.search_other_editions(countParams(book.otherEditions))}</summary>
      <ul>
        {book.editions.map((edition) => (
          <li key={edition.isbn}>
            <BookLink book={edition} /> <small>{editionWords(edition)}</small> <CardPrice book={edition} />
          </li>
        ))}
      </ul>
    </details>
  );
}
