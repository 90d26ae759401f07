import { useEffect, useRef, useState } from 'react';
import type { Unexpected } from '../../../../../domain/desk/grading-schemas';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { useDeskTrade } from '../trade-context';
import { findNote, type InboundLine } from './parcel-copies';

export interface UnexpectedBooks {
  /** ISBN of the noted book on the bench, or null. */
  readonly stray: string | null;
  readonly setStray: (isbn: string | null) => void;
  /** ISBNs that were scanned once more than the trade has copies. They stay until the clerk decides. */
  readonly open: readonly string[];
  readonly ask: (isbn: string) => void;
  readonly settle: (isbn: string) => void;
  /** Notes a book that is not in the trade. Resolves to whether it was saved. */
  readonly note: (book: Unexpected) => Promise<boolean>;
  /** Removes the newest note of this book, because it was not in the parcel. Works while the note is being saved. */
  readonly remove: (isbn: string, title: string) => void;
}

/** Returns the books of a parcel that are not in its trade: those noted, and those that wait for a decision. */
export function useUnexpected(lines: readonly InboundLine[]): UnexpectedBooks {
  const { trade, act, failed, putAway } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [stray, setStray] = useState<string | null>(null);
  const [open, setOpen] = useState<readonly string[]>([]);
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
    stray,
    setStray,
    open,
    ask: (isbn) => setOpen((before) => (before.includes(isbn) ? before : [...before, isbn])),
    settle: (isbn) => setOpen((before) => before.filter((one) => one !== isbn)),
    note: (book) =>
      act({
        key: keyOf(book),
        words: m.desk_do_unexpected(),
        run: async () => storeNewest(await calls.addUnexpected(book)),
      }),
    remove: (isbn, title) => {
      setStray(null);
      const lost = failed.find(({ key }) => key === keyOf({ isbn }));
      if (lost !== undefined) {
        putAway(lost.key);
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
