import { useEffect, useRef, useState } from 'react';
import type { Unexpected } from '../../../../../domain/desk/grading-schemas';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { useDeskTrade } from '../trade-context';
import { findNote, type InboundLine } from './parcel-copies';

export interface UnexpectedBooks {
  /** ISBN of the noted book on the bench, or null. */
  readonly notedIsbn: string | null;
  readonly setNotedIsbn: (isbn: string | null) => void;
  /** ISBNs that were scanned once more than the trade has copies. They stay until the clerk decides. */
  readonly openQuestions: readonly string[];
  readonly addQuestion: (isbn: string) => void;
  readonly closeQuestion: (isbn: string) => void;
  /** Notes a book that is not in the trade. Resolves to whether it was saved. */
  readonly noteBook: (book: Unexpected) => Promise<boolean>;
  /** Removes the newest note of this book, because it was not in the parcel. Works while the note is being saved. */
  readonly removeNote: (isbn: string, title: string) => void;
}

/** Returns the books of a parcel that are not in its trade: those noted, and those that wait for a decision. */
export function useUnexpected(lines: readonly InboundLine[]): UnexpectedBooks {
  const { trade, act, failed, putAway } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [notedIsbn, setNotedIsbn] = useState<string | null>(null);
  const [openQuestions, setOpenQuestions] = useState<readonly string[]>([]);
  const newest = useRef(lines);
  useEffect(() => {
    newest.current = lines;
  }, [lines]);
  const storeNewest = (after: DeskTrade) => {
    newest.current = after.inbound?.lines ?? [];
    return after;
  };
  const keyOf = ({ isbn, words }: Unexpected) => `unexpected ${isbn ?? words}`;
  return {
    notedIsbn,
    setNotedIsbn,
    openQuestions,
    addQuestion: (isbn) => setOpenQuestions((before) => (before.includes(isbn) ? before : [...before, isbn])),
    closeQuestion: (isbn) => setOpenQuestions((before) => before.filter((one) => one !== isbn)),
    noteBook: (book) =>
      act({
        key: keyOf(book),
        words: m.desk_do_unexpected(),
        run: async () => storeNewest(await calls.addUnexpected(book)),
      }),
    removeNote: (isbn, title) => {
      setNotedIsbn(null);
      const failedNote = failed.find(({ key }) => key === keyOf({ isbn }));
      if (failedNote !== undefined) {
        putAway(failedNote.key);
        return;
      }
      void act({
        key: `unexpected-away ${isbn}`,
        words: m.desk_do_undo({ title }),
        // The line's number is known once the note before it is saved.
        run: async () => storeNewest(await calls.undoGrading(findNote(newest.current, isbn)?.line ?? 0)),
      });
    },
  };
}
