import { useRef, useState } from 'react';
import type { TitleLine } from '../../../../domain/scanning/lists/title-line';
import type { Added } from '../store/run-view';
import type { Titles } from './use-titles';

/** The person's last answer, which can be undone. */
export interface LastAnswer {
  readonly line: TitleLine;
  /** The title that was added, and its copies; null for "none of these". */
  readonly book: { readonly title: string; readonly added: Promise<Added | null> } | null;
}

/** Why the last answer or its undoing had no effect. */
export type Trouble = { readonly kind: 'full' } | { readonly kind: 'gone'; readonly title: string };

/** Returns the last answer of the sheet, the number of answers, and how to give one and to undo the last one. */
export function useAnswers({ drop, putBack }: Titles, onUndo: (added: Added) => Promise<boolean>) {
  const [answered, setAnswered] = useState(0);
  const [last, setLast] = useState<LastAnswer | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const newest = useRef<LastAnswer | null>(null);

  /** Asks about an answered line again. */
  const askAgain = (done: LastAnswer) => {
    putBack(done.line);
    setAnswered((before) => before - 1);
    if (newest.current === done) setLast(null);
  };
  const end = (done: LastAnswer) => {
    newest.current = done;
    setLast(done);
    setTrouble(null);
    setAnswered((before) => before + 1);
    drop([done.line.line]);
    void done.book?.added.then((added) => {
      if (added !== null) return;
      askAgain(done);
      setTrouble({ kind: 'full' });
    });
  };
  const undo = async (done: LastAnswer) => {
    newest.current = null;
    setLast(null);
    const { book } = done;
    if (book !== null) {
      const added = await book.added;
      // A book that was not added is asked about again already.
      if (added === null) return;
      if (!(await onUndo(added))) setTrouble({ kind: 'gone', title: book.title });
    }
    askAgain(done);
  };
  return { last, trouble, answered, end, undo };
}
