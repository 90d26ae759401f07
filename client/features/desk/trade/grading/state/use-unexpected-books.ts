import { useEffect, useRef, useState } from 'react';
import type { Unexpected } from '../../../../../../domain/desk/grading-schemas';
import type { DeskTrade } from '../../../../../../domain/desk/trade-schema';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../../data/desk/trade-calls';
import { useDeskTrade } from '../../trade-context';
import { findUnexpectedLine, type InboundLine } from '../parcel-copies';

export interface UnexpectedBooks {
  /** ISBN of the unexpected book that is shown as the current copy, or null. */
  readonly currentIsbn: string | null;
  readonly setCurrentIsbn: (isbn: string | null) => void;
  /** ISBNs that were scanned more often than the trade has copies. They stay until the clerk decides. */
  readonly openQuestions: readonly string[];
  readonly addQuestion: (isbn: string) => void;
  readonly closeQuestion: (isbn: string) => void;
  /** Shows a scanned book as the current one, and adds it. */
  readonly addScanned: (isbn: string) => void;
  /** Returns whether a scanned book is being added. */
  readonly isAdding: (isbn: string) => boolean;
  /** Adds a book that is not in the trade. Resolves to whether it was saved. */
  readonly add: (book: Unexpected) => Promise<boolean>;
  /** Removes the newest line of this book, which was not in the parcel. Works while the line is being saved. */
  readonly remove: (isbn: string, title: string) => void;
}

/** Returns the books of a parcel that are not in its trade: the added ones, and those that wait for a decision. */
export function useUnexpectedBooks(lines: readonly InboundLine[]): UnexpectedBooks {
  const { trade, runAction, isBusy, failedActions, dismissFailure } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [currentIsbn, setCurrentIsbn] = useState<string | null>(null);
  const [openQuestions, setOpenQuestions] = useState<readonly string[]>([]);
  const newestLines = useRef(lines);
  useEffect(() => {
    newestLines.current = lines;
  }, [lines]);
  const storeNewest = (after: DeskTrade) => {
    newestLines.current = after.inbound?.lines ?? [];
    return after;
  };
  const keyOf = ({ isbn, words }: Unexpected) => `unexpected ${isbn ?? words}`;
  const add = (book: Unexpected) =>
    runAction({
      key: keyOf(book),
      words: m.desk_do_unexpected(),
      run: async () => storeNewest(await calls.addUnexpected(book)),
    });
  return {
    currentIsbn,
    setCurrentIsbn,
    openQuestions,
    addQuestion: (isbn) => setOpenQuestions((before) => (before.includes(isbn) ? before : [...before, isbn])),
    closeQuestion: (isbn) => setOpenQuestions((before) => before.filter((each) => each !== isbn)),
    addScanned: (isbn) => {
      setCurrentIsbn(isbn);
      void add({ isbn });
    },
    isAdding: (isbn) => isBusy(keyOf({ isbn })),
    add,
    remove: (isbn, title) => {
      setCurrentIsbn(null);
      const failedAction = failedActions.find(({ key }) => key === keyOf({ isbn }));
      if (failedAction !== undefined) {
        dismissFailure(failedAction.key);
        return;
      }
      void runAction({
        key: `unexpected-away ${isbn}`,
        words: m.desk_do_undo({ title }),
        // Actions run in turn, so the number of the line is known now.
        run: async () => storeNewest(await calls.undoGrading(findUnexpectedLine(newestLines.current, isbn)?.line ?? 0)),
      });
    },
  };
}
