import { useState, type FormEvent } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import styles from './names.module.css';

export interface LookUpProps {
  readonly label: string;
  readonly hint?: string;
  /** Words of the look-up that the page shows. */
  readonly q: string;
  readonly busy?: boolean;
  readonly onLook: (words: string) => void;
}

/** Field for a look-up, with the cursor in it: a clerk types and presses Enter. */
export function LookUp({ label, hint, q, busy = false, onLook }: LookUpProps) {
  const [asked, setAsked] = useState(q);
  const [before, setBefore] = useState(q);
  if (before !== q) {
    setBefore(q);
    setAsked(q);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    onLook(asked.trim());
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
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {m.desk_scan_send()}
      </Button>
    </form>
  );
}
