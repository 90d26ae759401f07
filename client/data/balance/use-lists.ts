import { useEffect, useState } from 'react';
import type { Basket, BasketLine } from '../../../domain/basket/schemas';
import type { Cart, CartLine } from '../../../domain/cart/schemas';
import { ApiProblem, read } from '../../lib/api';
import { announceListsChanged, onListsChanged } from '../lists/lists-changed';
import { useApi } from '../../lib/use-api';

export interface Lists {
  readonly basket: Basket | null;
  readonly cart: Cart | null;
  readonly problem: ApiProblem | null;
  readonly removeGiven: (line: BasketLine) => Promise<void>;
  readonly putBackGiven: (line: BasketLine) => Promise<void>;
  readonly removeTaken: (line: CartLine) => Promise<void>;
  readonly putBackTaken: (line: CartLine) => Promise<void>;
}

type Shown = Pick<Lists, 'basket' | 'cart' | 'problem'>;

/** Returns the shown lists with a problem above them. */
const failed =
  (error: unknown) =>
  (before: Shown): Shown => ({
    ...before,
    problem: error instanceof ApiProblem ? error : new ApiProblem('internal', 0),
  });

/** Returns both lists and their changes. They are loaded when the balance opens and after every change. */
export function useLists(): Lists {
  const api = useApi();
  const [lists, setLists] = useState<Shown>({ basket: null, cart: null, problem: null });
  useEffect(() => {
    let newest = 0;
    const ask = async () => {
      newest += 1;
      const mine = newest;
      try {
        const [basket, cart] = await Promise.all([read(api.basket.$get()), read(api.cart.$get())]);
        // An answer to an older question than the last is ignored.
        if (mine === newest) setLists({ basket, cart, problem: null });
      } catch (error) {
        if (mine === newest) setLists(failed(error));
      }
    };
    void ask();
    const stop = onListsChanged(() => void ask());
    return () => {
      newest += 1;
      stop();
    };
  }, [api]);
  const change = async (call: Promise<unknown>) => {
    try {
      await call;
      announceListsChanged();
    } catch (error) {
      setLists(failed(error));
    }
  };
  const given = ({ book, grade }: BasketLine) => ({ param: { isbn: book.isbn, grade }, query: {} });
  const taken = ({ book, grade }: CartLine) => ({ param: { isbn: book.isbn, grade } });
  const givenLine = api.basket.lines[':isbn'][':grade'];
  const takenLine = api.cart.lines[':isbn'][':grade'];
  return {
    ...lists,
    removeGiven: (line) => change(read(givenLine.$delete(given(line)))),
    putBackGiven: (line) =>
      change(read(givenLine.$put({ ...given(line), json: { quantity: line.quantity, exLibrary: line.exLibrary } }))),
    removeTaken: (line) => change(read(takenLine.$delete(taken(line)))),
    putBackTaken: (line) => change(read(takenLine.$put({ ...taken(line), json: { quantity: line.quantity } }))),
  };
}
