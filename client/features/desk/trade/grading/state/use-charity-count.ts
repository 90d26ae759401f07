import { useRef, useState } from 'react';
import type { DeskTrade } from '../../../../../../domain/desk/trade-schema';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../../data/desk/trade-calls';
import { useDeskTrade } from '../../trade-context';

export interface CharityCount {
  /** ISBN of the current book if its scan has counted it for charity, else null. */
  readonly currentIsbn: string | null;
  readonly setCurrentIsbn: (isbn: string | null) => void;
  /** Returns the number of announced books that no scan has counted yet. Unsaved counts are subtracted too. */
  readonly uncountedBooks: () => number;
  readonly isSaving: boolean;
  /** Counts one more book, or one fewer. Resolves to whether it was saved. */
  readonly count: (by: 1 | -1) => Promise<boolean>;
}

/** Returns the count of the books for charity in the parcel that is being graded. */
export function useCharityCount({ books, found }: NonNullable<DeskTrade['inbound']>['charity']): CharityCount {
  const { trade, runAction } = useDeskTrade();
  const { countCharityBook } = useDeskTradeCalls(trade.id);
  const [currentIsbn, setCurrentIsbn] = useState<string | null>(null);
  // The next scan can come before the answer to this one.
  const unsavedCount = useRef(0);
  const callNumber = useRef(0);
  const [openCalls, setOpenCalls] = useState(0);
  return {
    currentIsbn,
    setCurrentIsbn,
    uncountedBooks: () => books - found - unsavedCount.current,
    isSaving: openCalls > 0,
    count: async (by) => {
      unsavedCount.current += by;
      callNumber.current += 1;
      setOpenCalls((before) => before + 1);
      try {
        return await runAction({
          key: `charity ${callNumber.current}`,
          words: m.desk_do_charity(),
          run: () => countCharityBook(by),
        });
      } finally {
        unsavedCount.current -= by;
        setOpenCalls((before) => before - 1);
      }
    },
  };
}
