import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import type { AskedBook } from '../../../../domain/wishes/asked-book-schemas';
import { ApiProblem, read } from '../../../lib/api';
import { useApi } from '../../../lib/use-api';
import type { RunActions } from '../store/run-view';

export interface AskedBooks {
  /** States of the person's questions by ISBN. */
  readonly states: ReadonlyMap<string, AskedBook['state']>;
  /** Asks the shop to look a book up. */
  readonly ask: (isbn: string) => void;
  /** Problem of the last question. Null if it was sent. */
  readonly problem: ApiProblem | null;
}

/** Questions of the person who scans, for the rows. */
export const AskedBooksContext = createContext<AskedBooks>({ states: new Map(), ask: () => undefined, problem: null });

/**
 * Returns the books that the person asked the shop to look up. Books that are known by now are valued again in the run,
 * when the page opens, when the person comes back to it, and when another run is opened. `run`: id of the open run.
 */
export function useAskedBooks(actions: RunActions | null, run: string | null): AskedBooks {
  const api = useApi();
  const [states, setStates] = useState<AskedBooks['states']>(new Map());
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const keepStates = useCallback(
    (items: readonly AskedBook[]) => {
      setStates((before) => new Map([...before, ...items.map(({ isbn, state }) => [isbn, state] as const)]));
      const known = new Set(items.flatMap(({ isbn, state }) => (state === 'known' ? [isbn] : [])));
      if (known.size > 0) void actions?.requestOffersAgain(known);
    },
    [actions],
  );
  useEffect(() => {
    // The lines of another run on the screen are asked about, too.
    if (actions === null || run === null) return undefined;
    const load = () => {
      if (document.visibilityState !== 'visible') return;
      // Without a network the run stays as it is. The next visit asks again.
      read(api['asked-books'].$get())
        .then(({ items }) => keepStates(items))
        .catch(() => undefined);
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [api, actions, keepStates, run]);
  const ask = useCallback(
    (isbn: string) => {
      setProblem(null);
      read(api['asked-books'][':isbn'].$put({ param: { isbn } }))
        .then((asked) => keepStates([asked]))
        .catch((error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          setProblem(error);
        });
    },
    [api, keepStates],
  );
  return useMemo(() => ({ states, ask, problem }), [states, ask, problem]);
}
