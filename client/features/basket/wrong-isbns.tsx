import type { IsbnProblem } from '../../../domain/isbn';
import { m } from '../../../messages/compiled/messages.js';
import styles from './add-books-form.module.css';
import type { MalformedIsbn } from '../../../domain/basket/typed-isbns';

const words: Record<IsbnProblem, (number: string) => string> = {
  'invalid-isbn': (number) => m.basket_wrong_digit({ number }),
  'shop-barcode': (number) => m.basket_wrong_shop({ number }),
  'printed-music': (number) => m.basket_wrong_music({ number }),
};

export interface WrongIsbnsProps {
  readonly wrong: readonly MalformedIsbn[];
  /** Called when the person accepts the proposed correction of the ISBN. */
  readonly onMeant: (number: string, isbn: string) => void;
}

/** Faults of numbers that were meant as ISBNs, shown at once while they are in the field. */
export function WrongIsbns({ wrong, onMeant }: WrongIsbnsProps) {
  if (wrong.length === 0) return null;
  return (
    <ul className={styles['wrong']}>
      {wrong.map(({ text, problem, suggestion }) => (
        <li key={text}>
          {words[problem](text)}
          {suggestion === undefined ? null : (
            <button type="button" className={styles['meant']} onClick={() => onMeant(text, suggestion)}>
              {m.basket_use_meant({ isbn: suggestion })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
