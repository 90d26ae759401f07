import { coverHash, spineStyle, type SpineStyle } from '../../../domain/catalogue/palette';
import type { WantedBook } from '../../../domain/catalogue/schemas';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { Spine } from '../../ui/spine';
import styles from './give-pile.module.css';

/** Books to give lie in a pile, each with what we pay for it. */
export function GivePile({ books }: { readonly books: readonly WantedBook[] }) {
  return (
    <ul className={styles['pile']} aria-label={m.balance_you_give()}>
      {books.map((book) => (
        <li key={book.isbn}>
          <span className={styles['book']}>
            <Spine title={book.title} author={surname(book.authors)} lang={book.language} look={thick(spineStyle(book.isbn, book.subjects, book.pages))} length={86 + (coverHash(book.isbn) % 15)} />
            <i className={styles['dots']} />
          </span>
          <b className="num">{book.offer.kind === 'offer' ? formatMoney(book.offer.amount, language()) : ''}</b>
        </li>
      ))}
    </ul>
  );
}

/** A few books make a pile one can see from afar. */
const thick = (look: SpineStyle): SpineStyle => ({ ...look, thickness: Math.round(look.thickness * 1.25) });

/** What stands on a spine: the last word of the first author's name. */
const surname = ([first]: readonly string[]): string | undefined => first?.split(' ').at(-1);
