import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LineMatch } from '../../../../domain/catalogue/book-lines/match-schemas';
import { useBookMatches } from '../../../data/catalogue/book-matches';
import { ApiProblem } from '../../../lib/api';

/** Lines asked first, so that the first question is there soon, and in each call after it. */
const [firstLines, linesPerCall] = [20, 500];

export interface MatchedTitles {
  /** Possible books of each line, as far as they are known. */
  readonly matches: ReadonlyMap<string, LineMatch>;
  /** Why the shop could not be asked. Null while it is asked and after that. */
  readonly problem: ApiProblem | null;
  readonly retry: () => void;
}

/** Returns what lines may mean. Asks about new lines, in calls one after the other, and again with the network. */
export function useMatchedTitles(lines: readonly string[]): MatchedTitles {
  const ask = useBookMatches();
  const [matches, setMatches] = useState<ReadonlyMap<string, LineMatch>>(new Map());
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [turn, setTurn] = useState(0);
  const asking = useRef({ isBusy: false, isLeft: false, lines });

  const askAll = useEffectEvent(async () => {
    const { current } = asking;
    current.lines = lines;
    // The running call continues with the new lines.
    if (current.isBusy) return;
    current.isBusy = true;
    let known = matches;
    try {
      for (;;) {
        const open = current.lines.filter((line) => !known.has(line));
        const next = open.slice(0, known.size === 0 ? firstLines : linesPerCall);
        if (next.length === 0 || current.isLeft) return;
        const found = await ask(next);
        known = new Map([...known, ...found.map((match) => [next[match.index] ?? '', match] as const)]);
        if (current.isLeft) return;
        setMatches(known);
        setProblem(null);
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      current.isBusy = false;
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/exhaustive-deps -- a new line or another try begins the work
    void askAll();
  }, [lines, turn]);
  useEffect(() => {
    const { current } = asking;
    current.isLeft = false;
    return () => {
      current.isLeft = true;
    };
  }, []);
  const retry = useCallback(() => {
    setProblem(null);
    setTurn((before) => before + 1);
  }, []);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { matches, problem, retry };
}
