import { useState } from 'react';
import { unknownBookForm } from '../../../../../domain/forms/desk/desk-trade-forms';
import { deskLimits } from '../../../../../domain/policy/limits';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import styles from './grading.module.css';

export interface UnknownBookProps {
  readonly isbn: string;
  readonly busy: boolean;
  readonly onNote: () => void;
  readonly onDrop: () => void;
}

/** Scanned book without a copy left in the trade: it is added, so that the person decides about it, or put aside. */
export function UnknownBook({ isbn, busy, onNote, onDrop }: UnknownBookProps) {
  return (
    <div className={styles['stranger']}>
      <h3>{m.desk_copy_stranger()}</h3>
      <p>
        <span className="code">{isbn}</span>
      </p>
      <p className="small">{m.desk_stranger_text()}</p>
      <div className={styles['others']}>
        <Button busy={busy} onClick={onNote}>
          {m.desk_stranger_note()} <kbd>↵</kbd>
        </Button>
        <Button kind="outline" onClick={onDrop}>
          {m.desk_stranger_drop()} <kbd>Esc</kbd>
        </Button>
      </div>
    </div>
  );
}

/** Form for a book without an ISBN, described in words. */
export function WithoutIsbn({ onNote }: { readonly onNote: (words: string) => Promise<boolean> }) {
  const [words, setWords] = useState('');
  const send = async (noted: { readonly words: string }) => {
    if (await onNote(noted.words)) setWords('');
  };
  return (
    <details className={styles['without']}>
      <summary>{m.desk_without_isbn()}</summary>
      <ActionForm schema={unknownBookForm} onSend={send}>
        <Field
          name="words"
          label={m.desk_without_isbn_words()}
          maxLength={deskLimits.bookWords}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button kind="outline" size="small" type="submit" disabled={words.trim() === ''}>
          {m.desk_stranger_note()}
        </Button>
      </ActionForm>
    </details>
  );
}
