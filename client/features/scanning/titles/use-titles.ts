import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../../domain/format';
import { matchLimits } from '../../../../domain/policy/limits';
import type { ListTitles } from '../../../../domain/scanning/lists/list-titles';
import type { TitleLine } from '../../../../domain/scanning/lists/title-line';
import { m } from '../../../../messages/compiled/messages.js';
import { countParams } from '../../../lib/words/count-params';
import { language } from '../../../lib/language';
import { useBookMatches, type FindMatches } from '../../../data/catalogue/book-matches';
import type { Reports } from '../run/use-reports';
import { TitleList } from './title-list';

/** Lines of titles and authors for which the person has not chosen a book yet. */
export interface Titles {
  readonly lines: readonly TitleLine[];
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Finds lines that name a book in a text, and asks about them. Resolves to whether there are any. */
  readonly findTitles: (text: string) => Promise<boolean>;
  /** Asks about the titles of a list. */
  readonly ask: (list: ListTitles) => Promise<void>;
  /** Takes lines off by their texts: they are answered. */
  readonly remove: (lines: readonly string[]) => void;
  /** Puts an answered line back to the beginning. */
  readonly restore: (line: TitleLine) => void;
}

/**
 * Returns whether the titles of a list are those of its own ISBNs: one of them names the book of an ISBN. Without an
 * answer of the shop the person decides.
 */
async function isOfIsbns({ titles, isbns }: ListTitles, findMatches: FindMatches): Promise<boolean> {
  if (isbns.length === 0) return false;
  const own = new Set(isbns);
  const matches = await findMatches(titles.map(({ line }) => line)).catch(() => []);
  return matches.some(
    (match) => match.kind === 'works' && match.works.some(({ editions }) => editions.some(({ isbn }) => own.has(isbn))),
  );
}

/** Returns the lines that wait for an answer. All tabs of the device keep them. */
export function useTitles(addReport: Reports['addReport']): Titles {
  const [isOpen, setOpen] = useState(false);
  const [list] = useState(() => new TitleList(() => setOpen(false)));
  useEffect(() => list.open(), [list]);
  const lines = useSyncExternalStore(list.listen, list.lines, list.lines);

  const findMatches = useBookMatches();
  const ask = useCallback(
    async (found: ListTitles) => {
      const { titles, isFull } = found;
      if (titles.length === 0 || (await isOfIsbns(found, findMatches))) return;
      list.add(titles);
      setOpen(true);
      if (isFull) addReport('wrong', m.scanning_titles_many({ most: formatNumber(matchLimits.lines, language()) }));
    },
    [list, addReport, findMatches],
  );
  const findTitles = useCallback(
    async (text: string) => {
      const { titlesOfText } = await import('../../../../domain/scanning/lists/list-titles');
      const found = titlesOfText(text);
      void ask(found);
      return found.titles.length > 0;
    },
    [ask],
  );
  return useMemo(
    () => ({
      lines,
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      findTitles,
      ask,
      remove: (gone) => list.remove(gone),
      restore: (line) => list.add([line], 'first'),
    }),
    [lines, isOpen, findTitles, ask, list],
  );
}

/** Returns the words of the notice about lines that wait. */
export const waitingTitles = (lines: number): string => m.scanning_titles_waiting(countParams(lines));
