import { useState } from 'react';
import { unknownBookForm } from '../../../../../domain/forms/desk/desk-trade-forms';
import { deskLimits } from '../../../../../domain/policy/limits';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { Button } from '../../../../ui/buttons/button';
import { Cover } from '../../../../ui/books/cover';
import { Field } from '../../../../ui/fields/field';
import styles from './grading.module.css';
import type { InboundLine } from './parcel-copies';

/** Book that is not in the trade, while it is being saved. The answer has its title. */
export function UnexpectedBook({ isbn, onRemove }: { readonly isbn: string; readonly onRemove: () => void }) {
  return (
    <div className={styles['unexpected-book']} aria-busy>
      <h3>{m.desk_copy_stranger()}</h3>
      <p>
        <span className="code">{isbn}</span>
      </p>
      <p className="small">{m.desk_stray_text()}</p>
      <div className={styles['others']}>
        <Button kind="outline" onClick={onRemove}>
          {m.desk_stray_away()} <kbd>Esc</kbd>
        </Button>
      </div>
    </div>
  );
}

export interface ExtraCopyQuestionProps {
  readonly isbn: string;
  /** A line of the same book, for its title and cover. */
  readonly lineOfBook: InboundLine | undefined;
  /** Called with true for an extra copy, with false if the same copy was scanned twice. */
  readonly onAnswer: (isExtraCopy: boolean) => void;
}

/** Question about a book that was scanned more often than the trade has copies of it. */
export function ExtraCopyQuestion({ isbn, lineOfBook, onAnswer }: ExtraCopyQuestionProps) {
  return (
    <div className={styles['unexpected-book']}>
      <div className={styles['book']}>
        {lineOfBook === undefined ? null : <Cover src={lineOfBook.book.cover} width={88} hasFold={false} isEager />}
        <div>
          <h3 lang={lineOfBook?.book.language}>
            <bdi>{lineOfBook?.book.title ?? isbn}</bdi>
          </h3>
          <p>
            <span className="code">{isbn}</span>
          </p>
          <p>{m.desk_copy_one_more()}</p>
        </div>
      </div>
      <div className={styles['others']}>
        <Button onClick={() => onAnswer(true)}>
          {m.desk_stranger_note()} <kbd>↵</kbd>
        </Button>
        <Button kind="outline" onClick={() => onAnswer(false)}>
          {m.desk_scanned_twice()} <kbd>Esc</kbd>
        </Button>
      </div>
    </div>
  );
}

export interface OpenQuestionsProps {
  readonly isbns: readonly string[];
  readonly lines: readonly InboundLine[];
  readonly onChoose: (isbn: string) => void;
}

/** Books that may be extra copies and wait for the clerk's decision. */
export function OpenQuestions({ isbns, lines, onChoose }: OpenQuestionsProps) {
  if (isbns.length === 0) return null;
  return (
    <div className={styles['open']}>
      <h3>{m.desk_to_decide()}</h3>
      <ul>
        {isbns.map((isbn) => (
          <li key={isbn}>
            <button type="button" className="text-link" onClick={() => onChoose(isbn)}>
              <bdi>{lines.find((line) => line.book.isbn === isbn)?.book.title ?? isbn}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Form for a book without an ISBN, described in words. */
export function BookWithoutIsbnForm({ onAdd }: { readonly onAdd: (words: string) => Promise<boolean> }) {
  const [words, setWords] = useState('');
  const send = async (entered: { readonly words: string }) => {
    if (await onAdd(entered.words)) setWords('');
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
