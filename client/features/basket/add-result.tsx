import { useEffect, useEffectEvent, useState } from 'react';
import type { BasketAdded, BasketLinesInput } from '../../../domain/basket/schemas';
import { usualGrade } from '../../../domain/grade';
import { m } from '../../../messages/compiled/messages.js';
import { AskedBooksContext, guestQuestions, useAskedBooks } from '../../data/asked-books/use-asked-books';
import { AskForBookButton } from '../../forms/asked-books/ask-for-book-button';
import { AskingNotice } from '../../forms/asked-books/asking-notice';
import { useBusyAction } from '../../lib/busy-action';
import { useFormResult, type FormResult } from '../../lib/form-result';
import { addressOf } from '../../lib/language';
import { countParams } from '../../lib/words/count-params';
import { declineWords } from '../../lib/words/offer-words';
import { problemWords } from '../../lib/words/problem-words';
import { Notice } from '../../ui/notices/notice';
import styles from './add-books-form.module.css';
import { maxLinkedIsbns } from './basket-search';

export interface AddedBooks {
  readonly taken: number;
  readonly refused: BasketAdded['refused'];
}

export type AddLines = (lines: BasketLinesInput['lines']) => Promise<BasketAdded>;

/** Counts copies over all lines. */
export const countCopies = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the result of adding books that the catalogue lacks. */
const unknownBooks = (isbns: readonly string[]): AddedBooks => ({
  taken: 0,
  refused: isbns.map((isbn) => ({ isbn, grade: usualGrade, quantity: 1, reason: 'not-in-catalogue' })),
});

/** Returns the result of numbers that were sent without script, or of a question about a book. */
function readAnswer(added: FormResult | undefined, asked: FormResult | undefined): AddedBooks | null {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the form action of this verb answers so
  const answer = added?.answer as AddedBooks | undefined;
  if (answer !== undefined) return answer;
  const isbn = asked?.values['isbn'];
  return isbn === undefined ? null : unknownBooks([isbn]);
}

/**
 * Returns the last result of adding books, kept until the next one. It shows the books again about which a guest asked
 * before signing in. `onAsked` is called with them.
 */
export function useAddedBooks(isSignedIn: boolean, onAsked: (isbns: readonly string[]) => void) {
  const added = useFormResult('add-isbns');
  const asked = useFormResult('ask-for-book');
  const [answer, setAnswer] = useState(() => readAnswer(added, asked));
  const showAsked = useEffectEvent(() => {
    const isbns = guestQuestions.read();
    if (isbns.length === 0 || answer !== null) return;
    setAnswer(unknownBooks(isbns));
    onAsked(isbns);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the device keeps is known only after hydration
    if (isSignedIn) showAsked();
  }, [isSignedIn]);
  return [answer, setAnswer] as const;
}

export interface AddResultProps {
  readonly answer: AddedBooks;
  readonly onAnswer: (answer: AddedBooks) => void;
  readonly add: AddLines;
}

const ignoreKnown = () => undefined;

/**
 * Books that were added, and those that were not, with the reason. The shop looks up books outside the catalogue for
 * the person. A book that came into the catalogue meanwhile is added.
 */
export function AddResult({ answer, onAnswer, add }: AddResultProps) {
  const { taken, refused } = answer;
  const unknown = refused.flatMap(({ isbn, reason }) => (reason === 'not-in-catalogue' ? [isbn] : []));
  const asked = useAskedBooks(unknown.length === 0 ? null : unknown.join(' '), ignoreKnown);
  const { states } = asked;
  const addingKnown = useBusyAction(async (missing: AddedBooks['refused']) => {
    const lines = missing.map(({ isbn, grade, quantity }) => ({ isbn, grade, quantity, exLibrary: false }));
    const again = await add(lines);
    const others = refused.filter((line) => !missing.includes(line));
    onAnswer({
      taken: taken + countCopies(missing) - countCopies(again.refused),
      refused: [...others, ...again.refused],
    });
  });
  const known = refused.filter(({ isbn }) => unknown.includes(isbn) && states.get(isbn) === 'known');
  const addKnown = useEffectEvent(() => void addingKnown.run(known));
  const hasKnown = known.length > 0;
  useEffect(() => {
    if (hasKnown) addKnown();
  }, [hasKnown]);
  const linked = new URLSearchParams({ isbn: unknown.slice(0, maxLinkedIsbns).join(' ') });
  return (
    <>
      <output className={styles['answer']}>
        {taken > 0 ? <Notice kind="safe">{m.basket_added(countParams(taken))}</Notice> : null}
        {refused.length === 0 ? null : (
          <AskedBooksContext value={asked}>
            <div className={styles['refused']}>
              <p>{m.basket_not_added()}</p>
              <ul>
                {refused.map(({ isbn, grade, reason }) => (
                  <li key={`${isbn} ${grade}`}>
                    {m.basket_refused_line({ isbn, reason: declineWords(reason) })}
                    {reason === 'not-in-catalogue' ? <AskForBookButton isbn={isbn} /> : null}
                  </li>
                ))}
              </ul>
            </div>
          </AskedBooksContext>
        )}
        {addingKnown.problem === null ? null : <Notice kind="wrong">{problemWords(addingKnown.problem)}</Notice>}
      </output>
      <AskingNotice problem={asked.problem} returnTo={`${addressOf('/basket')}?${linked.toString()}`} />
    </>
  );
}
