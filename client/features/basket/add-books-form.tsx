import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { replaceNumber, findTypedIsbns, type TypedIsbns } from '../../../domain/basket/typed-isbns';
import { addIsbnsForm } from '../../../domain/forms/sell-list-forms';
import { usedGrades, usualGrade, type UsedGrade } from '../../../domain/grade';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../lib/form-result';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/words/problem-words';
import { storeUsualGrade, useUsualGrade } from '../../data/usual-grade';
import { ActionForm } from '../../forms/action-form';
import { UsualGrade } from '../../forms/usual-grade';
import { useActionForm } from '../../forms/use-action-form';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import { useEnteredEarly } from '../../ui/fields/use-entered-early';
import styles from './add-books-form.module.css';
import { AddResult, countCopies, useAddedBooks, type AddLines } from './add-result';
import { WrongIsbns } from './wrong-isbns';
import { countParams } from '../../lib/words/count-params';

const isUsedGrade = (value: string): value is UsedGrade => usedGrades.some((grade) => grade === value);

/** Values of the form. */
interface SentBooks {
  readonly isbns: TypedIsbns;
  readonly grade: UsedGrade;
}

/** Sends the form by Enter, with which a hand scanner ends each number. Shift and Enter begin a new line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export interface AddBooksFormProps {
  readonly add: AddLines;
  /** ISBNs of the address, with which the field begins. */
  readonly linkedIsbns: string;
  readonly isSignedIn: boolean;
  /** Called after the books of the field were sent. */
  readonly onAdded: () => void;
}

/** Field for ISBNs: typed, pasted, or scanned by a hand scanner, which ends each number with Enter. */
export function AddBooksForm({ add, linkedIsbns, isSignedIn, onAdded }: AddBooksFormProps) {
  const id = useId();
  const result = useFormResult('add-isbns');
  const { isbns = linkedIsbns, grade: sentGrade = '' } = result?.values ?? {};
  const [text, setText] = useState(isbns);
  const [link, setLink] = useState(linkedIsbns);
  if (link !== linkedIsbns) {
    setLink(linkedIsbns);
    if (linkedIsbns !== '') setText(linkedIsbns);
  }
  const usual = useUsualGrade();
  const [chosen, setChosen] = useState<UsedGrade | null>(isUsedGrade(sentGrade) ? sentGrade : null);
  const grade = chosen ?? usual ?? usualGrade;
  const [answer, setAnswer] = useAddedBooks(isSignedIn, (asked) => {
    setText((before) => asked.reduce((rest, isbn) => replaceNumber(rest, isbn, ''), before).trim());
    onAdded();
  });
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value);
  const field = useEnteredEarly({ value: text }, type);
  const { books, wrong, hasNoIsbn } = findTypedIsbns(text);
  const count = countCopies(books);
  const adding = useBusyAction(async (sent: SentBooks) => {
    setAnswer(null);
    storeUsualGrade(sent.grade);
    const lines = sent.isbns.books.map((book) => ({ ...book, grade: sent.grade, exLibrary: false }));
    const { refused } = await add(lines);
    setAnswer({ taken: countCopies(lines) - countCopies(refused), refused });
    // Unreadable text stays, to be corrected.
    setText(sent.isbns.wrong.map((number) => number.text).join('\n'));
    onAdded();
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'add-isbns',
    schema: addIsbnsForm,
    words: { isbns: () => m.basket_add_none() },
    action: adding,
  });
  const isNone = hasNoIsbn && errors.isbns !== undefined;
  return (
    <ActionForm
      {...form}
      className={styles['form']}
      onSend={async (sent) => {
        await form.onSend(sent);
        field.current?.focus();
      }}
      onFaults={(faults) => {
        setAnswer(null);
        form.onFaults?.(faults);
        field.current?.focus();
      }}
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
          onKeyDown={sendByEnter}
        />
      </div>
      <div id={`${id}-wrong`} aria-live="polite">
        <WrongIsbns wrong={wrong} onMeant={(number, isbn) => setText(replaceNumber(text, number, isbn))} />
        {isNone ? <p className={styles['wrong']}>{errors.isbns}</p> : null}
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {m.basket_add_hint()}{' '}
        <PageLink to="/bulk-scanning" preload={false}>
          {m.basket_scan_shelf()}
        </PageLink>
      </p>
      <div className={styles['foot']}>
        <UsualGrade
          label={m.basket_add_grade()}
          isAsked={usual === null}
          grade={grade}
          onChange={(next) => {
            setChosen(next);
            storeUsualGrade(next);
          }}
        />
        <Button type="submit" kind="give" isBusy={adding.isBusy}>
          {count === 0 ? m.basket_add() : m.basket_add_count(countParams(count))}
        </Button>
      </div>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {answer === null ? null : <AddResult answer={answer} onAnswer={setAnswer} add={add} />}
    </ActionForm>
  );
}
