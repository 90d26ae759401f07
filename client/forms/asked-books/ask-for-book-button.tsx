import { useContext, type MouseEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { askForBookForm, AskedBooksContext } from '../../data/asked-books/use-asked-books';
import styles from './ask-for-book-button.module.css';

export interface AskForBookButtonProps {
  readonly isbn: string;
  /** Place in the order of the Tab key. Absent: the usual one. */
  readonly tab?: number;
}

/**
 * Next step for a book outside the catalogue: the shop looks it up and answers by mail. Works without script on a
 * screen that has the form `askForBookForm`.
 */
export function AskForBookButton({ isbn, tab }: AskForBookButtonProps) {
  const { states, ask } = useContext(AskedBooksContext);
  const state = states.get(isbn);
  if (state === 'open') return <p className={styles['state']}>{m.scanning_look_up_open()}</p>;
  if (state === 'not-bought') return <p className={styles['state']}>{m.scanning_look_up_not_bought()}</p>;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    ask(isbn);
  };
  return (
    <button
      type="submit"
      form={askForBookForm}
      name="isbn"
      value={isbn}
      tabIndex={tab}
      className={styles['ask']}
      onClick={press}
    >
      {m.scanning_look_up()}
    </button>
  );
}
