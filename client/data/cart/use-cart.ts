import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../domain/cart/schemas';
import { ApiProblem, read } from '../../lib/api';
import { useInTurn } from '../../lib/use-in-turn';
import { useOwnListChanges } from '../lists/own-list-changes';
import { useApi } from '../../lib/use-api';
import { withCart, type CartRow, type CartView } from './cart-rows';

export interface CartChanges {
  readonly view: CartView;
  readonly problems: ReadonlyMap<string, ApiProblem>;
  readonly busy: ReadonlySet<string>;
  /** `price`: the raised price that the person accepts, in minor units. */
  readonly set: (row: CartRow, quantity: number, price?: number) => Promise<void>;
  readonly remove: (row: CartRow) => Promise<void>;
}

/** Returns the cart of the screen, with removed rows in their place, and its changes. */
export function useCart(loaded: Cart): CartChanges {
  const api = useApi();
  const router = useRouter();
  const inTurn = useInTurn();
  const announce = useOwnListChanges(() => void router.invalidate());
  const [view, setView] = useState(() => withCart(null, loaded));
  const latest = useRef(view);
  const [problems, setProblems] = useState<ReadonlyMap<string, ApiProblem>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const show = (cart: Cart) => {
    latest.current = withCart(latest.current, cart);
    setView(latest.current);
  };
  useEffect(() => {
    // The cart was loaded again: another market, another tab, or a sign-in.
    const { version, total } = latest.current.cart;
    if (loaded.version >= version || loaded.total.currency !== total.currency) show(loaded);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `show` only writes the newest view
  }, [loaded]);

  const change = async (id: string, work: () => Promise<Cart>) => {
    setBusy((ids) => new Set(ids).add(id));
    setProblems((known) => new Map([...known].filter(([row]) => row !== id)));
    try {
      show(await inTurn(work));
      announce();
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
      setProblems((known) => new Map(known).set(id, problem));
      // Stock or price has changed: the row must show the present state.
      if (problem.status === 409) await read(api.cart.$get()).then(show, () => undefined);
    } finally {
      setBusy((ids) => new Set([...ids].filter((row) => row !== id)));
    }
  };

  return {
    view,
    problems,
    busy,
    set: ({ id, line: { book, grade } }, quantity, price) =>
      change(id, () =>
        read(
          api.cart.lines[':isbn'][':grade'].$put({
            param: { isbn: book.isbn, grade },
            json: price === undefined ? { quantity } : { quantity, price },
          }),
        ),
      ),
    remove: ({ id, line: { book, grade } }) =>
      change(id, () => read(api.cart.lines[':isbn'][':grade'].$delete({ param: { isbn: book.isbn, grade } }))),
  };
}
