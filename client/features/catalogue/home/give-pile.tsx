import type { Home } from '../../../../domain/catalogue/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Spine } from '../../../ui/books/spine';
import styles from './give-pile.module.css';

type Given = NonNullable<Home['example']>['give'][number];

/** Books to give lie in a pile, each with what we pay for it. */
export function GivePile({ books }: { readonly books: readonly Given[] }) {
  return (
    <ul className={styles['pile']} aria-label={m.balance_you_give()}>
      {books.map((book) => (
        <li key={book.isbn}>
          <span className={styles['book']}>
            <Spine
              title={book.title}
              author={surname(book.authors)}
              lang={book.language}
              look={thick(book.spine)}
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

/** A few books make a pile one can see from afar. */
const thick = (look: Given['spine']): Given['spine'] => ({ ...look, thickness: Math.round(look.thickness * 1.25) });

/** What stands on a spine: the last word of the first author's name. */
const surname = ([first]: readonly string[]): string | undefined => first?.split(' ').at(-1);
