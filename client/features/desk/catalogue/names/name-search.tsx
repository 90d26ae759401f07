import { useState, type FormEvent } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import styles from './names.module.css';

export interface NameSearchProps {
  readonly label: string;
  readonly hint?: string;
  /** Words of the search whose results the page shows. */
  readonly q: string;
  readonly isBusy?: boolean;
  readonly onSearch: (words: string) => void;
}

/** Field for a search in a list of the desk, with the cursor in it: a clerk types and presses Enter. */
export function NameSearch({ label, hint, q, isBusy = false, onSearch }: NameSearchProps) {
  const [words, setWords] = useState(q);
  const [shownQ, setShownQ] = useState(q);
  if (shownQ !== q) {
    setShownQ(q);
    setWords(q);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <form className={styles['search']} onSubmit={send}>
      <Field
        name="q"
        type="search"
        label={label}
        hint={hint}
        maxLength={200}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {m.desk_scan_send()}
      </Button>
    </form>
  );
}
