import { useId, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import type { BasketAdded, BasketLinesInput } from '../../../domain/basket/schemas';
import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { problemOfForm, useFormAction, useFormResult, type FormResult } from '../../lib/form-result';
import { gradeName } from '../../lib/words/grade-words';
import { declineWords } from '../../lib/words/offer-words';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/words/problem-words';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import { useEnteredEarly } from '../../ui/fields/use-entered-early';
import { Select } from '../../ui/fields/select';
import styles from './add-books.module.css';
import { replaced, typedIsbns } from './typed-isbns';
import { WrongNumbers } from './wrong-numbers';
import { counted } from '../../lib/words/counted';

const isUsedGrade = (value: string): value is UsedGrade => usedGrades.some((grade) => grade === value);

interface Added {
  readonly taken: number;
  readonly refused: BasketAdded['refused'];
}

/** Returns the result of numbers that were sent without script. */
function answerOf(result: FormResult | undefined): Added | null {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the form action of this verb answers so
  return (result?.answer as Added | undefined) ?? null;
}

/** Field for ISBNs: typed, pasted, or scanned by a hand scanner, which ends each number with Enter. */
export function AddBooks({ add }: { readonly add: (lines: BasketLinesInput['lines']) => Promise<BasketAdded> }) {
  const id = useId();
  const result = useFormResult('add-isbns');
  const { isbns = '', grade: sentGrade = 'good' } = result?.values ?? {};
  const [text, setText] = useState(isbns);
  const [grade, setGrade] = useState<UsedGrade>(isUsedGrade(sentGrade) ? sentGrade : 'good');
  const [answer, setAnswer] = useState(answerOf(result));
  const [isAsked, setAsked] = useState(result !== undefined);
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value);
    setAsked(false);
  };
  const field = useEnteredEarly({ value: text }, type);
  const { books, wrong, none } = typedIsbns(text);
  const count = books.reduce((sum, book) => sum + book.quantity, 0);
  const adding = useBusyAction(async () => {
    const asked = books;
    const { refused } = await add(asked.map((book) => ({ ...book, grade, exLibrary: false })));
    const lost = refused.reduce((sum, line) => sum + line.quantity, 0);
    setAnswer({ taken: count - lost, refused });
    // Unreadable text stays, to be corrected.
    setText(wrong.map((number) => number.text).join('\n'));
  }, problemOfForm(result));
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setAsked(true);
    setAnswer(null);
    if (books.length > 0) await adding.run();
    field.current?.focus();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const isNone = none && isAsked;
  return (
    <form
      className={styles['form']}
      method="post"
      action={useFormAction('add-isbns')}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <label className={styles['label']} htmlFor={id}>
        {m.basket_add_label()}
      </label>
      <div className={styles['line']}>
        <textarea
          ref={field}
          id={id}
          name="isbns"
          rows={1}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="text"
          dir="ltr"
          placeholder="978…"
          aria-describedby={`${id}-hint ${id}-wrong`}
          aria-invalid={wrong.length > 0 || isNone || undefined}
          onChange={type}
          onKeyDown={enter}
        />
      </div>
      <div id={`${id}-wrong`} aria-live="polite">
        <WrongNumbers wrong={wrong} onMeant={(number, isbn) => setText(replaced(text, number, isbn))} />
        {isNone ? <p className={styles['wrong']}>{m.basket_add_none()}</p> : null}
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {m.basket_add_hint()}{' '}
        <PageLink to="/bulk-scanning" preload={false}>
          {m.basket_scan_shelf()}
        </PageLink>
      </p>
      <div className={styles['foot']}>
        <Select
          name="grade"
          label={m.basket_add_grade()}
          value={grade}
          options={usedGrades.map((value) => ({ value, label: gradeName(value) }))}
          onChange={(event) => {
            if (isUsedGrade(event.target.value)) setGrade(event.target.value);
          }}
        />
        <Button type="submit" kind="give" busy={adding.busy}>
          {count === 0 ? m.basket_add() : m.basket_add_count(counted(count))}
        </Button>
      </div>
      {adding.problem === null || adding.problem.code === 'invalid-input' ? null : (
        <Notice kind={adding.problem.code === 'offline' ? 'waiting' : 'wrong'} announce>
          {problemWords(adding.problem)}
        </Notice>
      )}
      {answer === null ? null : <Answer {...answer} />}
    </form>
  );
}

function Answer({ taken, refused }: Added) {
  return (
    <output className={styles['answer']}>
      {taken > 0 ? <Notice kind="safe">{m.basket_added(counted(taken))}</Notice> : null}
      {refused.length === 0 ? null : (
        <div className={styles['refused']}>
          <p>{m.basket_not_added()}</p>
          <ul>
            {refused.map((line) => (
              <li key={`${line.isbn} ${line.grade}`}>
                {m.basket_refused_line({ isbn: line.isbn, reason: declineWords(line.reason) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </output>
  );
}
