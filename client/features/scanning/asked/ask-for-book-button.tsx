import { useContext } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { AskedBooksContext } from './use-asked-books';
import styles from './ask-for-book-button.module.css';

/** Next step for a book outside the catalogue: the shop looks it up and answers by mail. */
export function AskForBookButton({ isbn, tab }: { readonly isbn: string; readonly tab: number }) {
  const { states, ask } = useContext(AskedBooksContext);
  const state = states.get(isbn);
  if (state === 'open') return <p className={styles['state']}>{m.scanning_look_up_open()}</p>;
  if (state === 'not-bought') return <p className={styles['state']}>{m.scanning_look_up_not_bought()}</p>;
  return (
    <button type="button" tabIndex={tab} className={styles['ask']} onClick={() => ask(isbn)}>
      {m.scanning_look_up()}
    </button>
  );
}
