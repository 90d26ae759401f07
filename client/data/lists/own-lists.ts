import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Basket, BasketAdded, BasketLine, BasketLinesInput } from '../../../domain/basket/schemas';
import type { Cart, CartLine } from '../../../domain/cart/schemas';
import type { Grade, UsedGrade } from '../../../domain/grade';
import { read } from '../../lib/api';
import { announceListsChanged, onListsChanged } from './lists-changed';
import { useApi } from '../../lib/use-api';

export interface ListChange<Line> {
  /** The line after the change, null if there is none. */
  readonly line: Line | null;
  readonly undo: () => Promise<unknown>;
}

/** Both lists of the person, for the cards of a conversation. */
export interface OwnLists {
  /** Null until they are loaded. */
  readonly cart: Cart | null;
  readonly basket: Basket | null;
  /** Asks for the lists. Call it where a state of the lists is shown: they are loaded once. */
  readonly want: () => void;
  /** All throw an ApiProblem. `price` is the shown price in minor units. */
  readonly take: (isbn: string, grade: Grade, quantity: number, price: number) => Promise<ListChange<CartLine>>;
  readonly give: (isbn: string, grade: UsedGrade, quantity: number) => Promise<ListChange<BasketLine>>;
  readonly giveAll: (lines: BasketLinesInput['lines']) => Promise<BasketAdded>;
}

export const Lists = createContext<OwnLists | null>(null);

/** Returns the lists and loads them. */
export function useLists(): OwnLists {
  const lists = use(Lists);
  if (lists === null) throw new Error('cards stand inside their conversation');
  const { want } = lists;
  useEffect(want, [want]);
  return lists;
}

const same = (isbn: string, grade: Grade) => (line: CartLine | BasketLine) =>
  line.book.isbn === isbn && line.grade === grade;

export const takenLine = ({ cart }: OwnLists, isbn: string, grade: Grade): CartLine | undefined =>
  cart?.lines.find(same(isbn, grade));
export const givenLine = ({ basket }: OwnLists, isbn: string, grade: Grade): BasketLine | undefined =>
  basket?.lines.find(same(isbn, grade));

/**
 * Returns a queue: a change begins when the one before has its answer. So an earlier answer never replaces a later
 * change.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

export function useOwnLists(): OwnLists {
  const api = useApi();
  const [wanted, setWanted] = useState(false);
  const [cart, setCart] = useState<Cart | null>(null);
  const [basket, setBasket] = useState<Basket | null>(null);
  // Cards show no state of the lists when they can't be loaded. A press still reports its problem.
  useEffect(() => {
    if (!wanted) return undefined;
    let newest = 0;
    const load = async () => {
      newest += 1;
      const mine = newest;
      const [taken, given] = await Promise.all([
        read(api.cart.$get()).catch(() => null),
        read(api.basket.$get()).catch(() => null),
      ]);
      if (mine !== newest) return;
      if (taken !== null) setCart(taken);
      if (given !== null) setBasket(given);
    };
    void load();
    const stop = onListsChanged(() => void load());
    return () => {
      newest += 1;
      stop();
    };
  }, [api, wanted]);
  const calls = useMemo((): Pick<OwnLists, 'want' | 'take' | 'give' | 'giveAll'> => {
    const inTurn = createQueue();
    const told = <Answer>(answer: Answer): Answer => {
      announceListsChanged();
      return answer;
    };
    return {
      want: () => setWanted(true),
      take: (isbn, grade, quantity, price) =>
        inTurn(async () => {
          const line = api.cart.lines[':isbn'][':grade'];
          const param = { isbn, grade };
          const before = (await read(api.cart.$get())).lines.find(same(isbn, grade))?.quantity ?? 0;
          const after = await read(line.$put({ param, json: { quantity: Math.max(before, quantity), price } }));
          setCart(after);
          return told({
            line: after.lines.find(same(isbn, grade)) ?? null,
            undo: async () =>
              told(
                before === 0
                  ? await read(line.$delete({ param }))
                  : await read(line.$put({ param, json: { quantity: before } })),
              ),
          });
        }),
      give: (isbn, grade, quantity) =>
        inTurn(async () => {
          const line = api.basket.lines[':isbn'][':grade'];
          const param = { isbn, grade };
          const before = (await read(api.basket.$get())).lines.find(same(isbn, grade));
          const { exLibrary = false, quantity: copies = 0 } = before ?? {};
          const after = await read(
            line.$put({ param, query: {}, json: { quantity: Math.max(copies, quantity), exLibrary } }),
          );
          return told({
            line: after.line,
            undo: async () =>
              told(
                copies === 0
                  ? await read(line.$delete({ param }))
                  : await read(line.$put({ param, query: {}, json: { quantity: copies, exLibrary } })),
              ),
          });
        }),
      giveAll: (lines) =>
        inTurn(async () => {
          const added = await read(api.basket.lines.$post({ json: { lines } }));
          setBasket(added.basket);
          return told(added);
        }),
    };
  }, [api]);
  return useMemo(() => ({ cart, basket, ...calls }), [cart, basket, calls]);
}
