import { useState, type FormEvent } from 'react';
import { readCode } from '../../../../domain/scanning/reads';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { isolateCode } from '../problem-sentences';
import styles from './rows.module.css';

/**
 * Field for the number typed from the book. It is accepted if its check digit is right. For a mistyped one it proposes
 * a correction.
 */
export function CorrectNumberForm({
  start,
  sendWords = m.scanning_correct(),
  onCorrect,
}: {
  readonly start: string;
  /** Words of the button. */
  readonly sendWords?: string;
  readonly onCorrect: (isbn: string) => void;
}) {
  const [text, setText] = useState(start);
  const [isSent, setSent] = useState(false);
  const { isbn, meant } = readCode(text, true);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isbn === null) setSent(true);
    else onCorrect(isbn);
  };
  const correctionWords = () =>
    meant === null
      ? m.scanning_correct_wrong()
      : m.scanning_did_you_mean({ number: isolateCode(text), isbn: isolateCode(meant) });
  const error = isSent && isbn === null ? correctionWords() : undefined;
  return (
    <form className={styles['correct']} onSubmit={send} noValidate>
      <Field
        label={m.scanning_correct_label()}
        name="isbn"
        value={text}
        inputMode="text"
        autoComplete="off"
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field appears because a person asked for it
        autoFocus
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setSent(false);
        }}
      />
      <div className={styles['actions']}>
        <Button type="submit" kind="give" size="small">
          {sendWords}
        </Button>
        {error !== undefined && meant !== null ? (
          <Button kind="outline" size="small" onClick={() => onCorrect(meant)}>
            {m.scanning_take_meant({ isbn: isolateCode(meant) })}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
