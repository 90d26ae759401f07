import { createContext, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AskedBook } from '../../../domain/wishes/asked-book-schemas';
import { ApiProblem, read } from '../../lib/api';
import { problemOfForm, useFormResult, type FormResult } from '../../lib/form-result';
import { useApi } from '../../lib/use-api';
import { guestRequests } from '../session/guest-requests';
import { useMe } from '../session/me';

export interface AskedBooks {
  /** States of the person's questions by ISBN. */
  readonly states: ReadonlyMap<string, AskedBook['state']>;
  /** Asks the shop to look a book up. */
  readonly ask: (isbn: string) => void;
  /** Problem of the last question. Null if it was sent. */
  readonly problem: ApiProblem | null;
}

/** Questions of the person about the books on the screen, for their buttons. */
export const AskedBooksContext = createContext<AskedBooks>({ states: new Map(), ask: () => undefined, problem: null });

/** Books that a guest asked about before signing in. */
export const guestQuestions = guestRequests('dogear-asked-books');

/** Id of the form that asks without script. The button of a book belongs to it. */
export const askForBookForm = 'ask-for-book';

/** Returns the state of the book that was asked about without script. */
function statesOfForm(result: FormResult | undefined): AskedBooks['states'] {
  const isbn = result?.values['isbn'];
  return isbn === undefined || result?.problem !== undefined ? new Map() : new Map([[isbn, 'open']]);
}

/**
 * Returns the books that the person asked the shop to look up. `shown` names the books on the screen: their states are
 * read when it changes, and when the person returns to the page. Null while no book needs a state. `onKnown` gets
 * the books that the catalogue has by now; it must be the same function in each render. A guest's questions are sent
 * once when the person has signed in.
 */
export function useAskedBooks(shown: string | null, onKnown: (isbns: ReadonlySet<string>) => void): AskedBooks {
  const api = useApi();
  const result = useFormResult('ask-for-book');
  const [states, setStates] = useState(() => statesOfForm(result));
  const [problem, setProblem] = useState<ApiProblem | null>(problemOfForm(result) ?? null);
  const keepStates = useCallback(
    (items: readonly AskedBook[]) => {
      setStates((before) => new Map([...before, ...items.map(({ isbn, state }) => [isbn, state] as const)]));
      const known = new Set(items.flatMap(({ isbn, state }) => (state === 'known' ? [isbn] : [])));
      if (known.size > 0) onKnown(known);
    },
    [onKnown],
  );
  useEffect(() => {
    if (shown === null) return undefined;
    const load = () => {
      if (document.visibilityState !== 'visible') return;
      // Without a network the page stays as it is. The next visit asks again.
      read(api['asked-books'].$get())
        .then(({ items }) => keepStates(items))
        .catch(() => undefined);
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [api, keepStates, shown]);
  const ask = useCallback(
    (isbn: string) => {
      setProblem(null);
      read(api['asked-books'][':isbn'].$put({ param: { isbn } }))
        .then((asked) => keepStates([asked]))
        .catch((error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          if (error.code === 'sign-in-required') guestQuestions.store(isbn);
          setProblem(error);
        });
    },
    [api, keepStates],
  );
  const isSignedIn = useMe() !== null;
  const askStored = useEffectEvent(() => {
    for (const isbn of guestQuestions.take()) ask(isbn);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the device keeps is known only after hydration
    if (isSignedIn && shown !== null) askStored();
  }, [isSignedIn, shown]);
  return useMemo(() => ({ states, ask, problem }), [states, ask, problem]);
}
