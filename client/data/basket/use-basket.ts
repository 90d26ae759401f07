import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Basket, BasketAdded, BasketLinesInput } from '../../../domain/basket/schemas';
import type { UsedGrade } from '../../../domain/grade';
import { ApiProblem, read } from '../../lib/api';
import { useInTurn } from '../../lib/use-in-turn';
import { useOwnListChanges } from '../lists/own-list-changes';
import { useApi } from '../../lib/use-api';
import { viewOf, withBasket, withChange, type BasketRow, type BasketView } from './basket-rows';

/** Values of a line that a person may change. */
export interface LineChoice {
  readonly grade: UsedGrade;
  readonly quantity: number;
  readonly exLibrary: boolean;
}

export interface BasketChanges {
  readonly view: BasketView;
  /** Problems of single rows, by row id. */
  readonly problems: ReadonlyMap<string, ApiProblem>;
  /** Ids of rows whose change is being sent. */
  readonly busy: ReadonlySet<string>;
  readonly set: (row: BasketRow, choice: LineChoice) => Promise<void>;
  readonly remove: (row: BasketRow) => Promise<void>;
  readonly putBack: (row: BasketRow) => Promise<void>;
  /** Throws an ApiProblem. The caller keeps the typed text. */
  readonly add: (lines: BasketLinesInput['lines']) => Promise<BasketAdded>;
  readonly holdAnew: () => Promise<void>;
}

/** Returns the basket of the screen, with removed rows in their place, and its changes. */
export function useBasket(loaded: Basket): BasketChanges {
  const api = useApi();
  const router = useRouter();
  const inTurn = useInTurn();
  const announce = useOwnListChanges(() => void router.invalidate());
  const [view, setView] = useState(() => viewOf(loaded));
  const latest = useRef(view);
  const show = (next: BasketView) => {
    latest.current = next;
    setView(next);
  };
  const [problems, setProblems] = useState<ReadonlyMap<string, ApiProblem>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // The basket was loaded again: another market, another tab, or a sign-in.
    const { version, total } = latest.current.totals;
    const isOlder = loaded.version < version && loaded.total.currency === total.currency;
    if (!isOlder) show(withBasket(latest.current, loaded));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `show` only writes the newest view
  }, [loaded]);

  const change = async (id: string, work: () => Promise<void>) => {
    setBusy((ids) => new Set(ids).add(id));
    setProblems((known) => new Map([...known].filter(([row]) => row !== id)));
    try {
      await inTurn(work);
      announce();
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
      setProblems((known) => new Map(known).set(id, problem));
    } finally {
      setBusy((ids) => new Set([...ids].filter((row) => row !== id)));
    }
  };
  const put = (row: BasketRow, { grade, quantity, exLibrary }: LineChoice) =>
    change(row.id, async () => {
      // An earlier change may have moved the line meanwhile.
      const now = latest.current.rows.find((each) => each.id === row.id) ?? row;
      const from = now.gone ? grade : now.line.grade;
      const answer = await read(
        api.basket.lines[':isbn'][':grade'].$put({
          param: { isbn: row.line.book.isbn, grade },
          query: from === grade ? {} : { from },
          json: { quantity, exLibrary },
        }),
      );
      show(withChange(latest.current, row.id, answer));
    });

  return {
    view,
    problems,
    busy,
    set: put,
    putBack: (row) => put(row, row.line),
    remove: (row) =>
      change(row.id, async () => {
        const { book, grade } = row.line;
        const answer = await read(api.basket.lines[':isbn'][':grade'].$delete({ param: { isbn: book.isbn, grade } }));
        show(withChange(latest.current, row.id, answer));
      }),
    add: async (lines) => {
      const answer = await inTurn(() => read(api.basket.lines.$post({ json: { lines } })));
      show(withBasket(latest.current, answer.basket));
      announce();
      return answer;
    },
    holdAnew: async () => {
      const basket = await inTurn(() => read(api.basket.holds.$post()));
      show(withBasket(latest.current, basket));
      announce();
    },
  };
}
