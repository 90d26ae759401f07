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

/** Reason why the last answer, or its undo, had no effect: the run is full, or the added book is gone from it. */
export type AnswerFailure = { readonly kind: 'full' } | { readonly kind: 'gone'; readonly title: string };

/** Returns the last answer of the sheet, the number of answers, and the functions that record and undo one. */
export function useAnswers({ remove, restore }: Titles, onUndo: (added: Added) => Promise<boolean>) {
  const [answered, setAnswered] = useState(0);
  const [last, setLast] = useState<LastAnswer | null>(null);
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const newest = useRef<LastAnswer | null>(null);

  /** Puts an answered line among the open questions again. */
  const reopen = (done: LastAnswer) => {
    restore(done.line);
    setAnswered((before) => before - 1);
    if (newest.current === done) setLast(null);
  };
  const recordAnswer = (done: LastAnswer) => {
    newest.current = done;
    setLast(done);
    setFailure(null);
    setAnswered((before) => before + 1);
    remove([done.line.line]);
    void done.book?.added.then((added) => {
      if (added !== null) return;
      reopen(done);
      setFailure({ kind: 'full' });
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
      if (!(await onUndo(added))) setFailure({ kind: 'gone', title: book.title });
    }
    reopen(done);
  };
  return { last, failure, answered, recordAnswer, undo };
}
