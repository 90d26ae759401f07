import type { Basket, BasketChange, BasketLine } from '../../../domain/basket/schemas';
import type { Cart, CartLine } from '../../../domain/cart/schemas';
import { useState } from 'react';
import type { ApiProblem } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { basket, putInBasket, receiveChange, removeFromBasket } from '../basket/basket';
import { change } from '../cache/change';
import { asProblem } from '../cache/resource';
import { useEntry, useValue } from '../cache/use-resource';
import { cart, putInCart, removeFromCart } from '../cart/cart';

export interface Lists {
  readonly basket: Basket | null;
  readonly cart: Cart | null;
  readonly problem: ApiProblem | null;
  readonly removeGiven: (line: BasketLine) => Promise<void>;
  readonly putBackGiven: (line: BasketLine) => Promise<void>;
  readonly removeTaken: (line: CartLine) => Promise<void>;
  readonly putBackTaken: (line: CartLine) => Promise<void>;
}

/** Returns both lists and the changes of the opened balance. */
export function useLists(): Lists {
  const api = useApi();
  const given = useEntry(basket);
  const taken = useEntry(cart);
  const [failed, setFailed] = useState<ApiProblem | null>(null);
  const run = async (work: Promise<unknown>) => {
    setFailed(null);
    await work.catch((error: unknown) => setFailed(asProblem(error)));
  };
  const changeGiven = (line: BasketLine, call: () => Promise<BasketChange>) =>
    run(change(given, async () => receiveChange(given, line, await call())));
  const changeTaken = (call: () => Promise<Cart>) => run(change(taken, async () => taken.receive(await call())));
  return {
    basket: useValue(given),
    cart: useValue(taken),
    problem: failed ?? given.problem() ?? taken.problem(),
    removeGiven: (line) => changeGiven(line, () => removeFromBasket(api, line)),
    putBackGiven: (line) => changeGiven(line, () => putInBasket(api, line.book.isbn, line)),
    removeTaken: (line) => changeTaken(() => removeFromCart(api, line)),
    putBackTaken: (line) => changeTaken(() => putInCart(api, line, line.quantity)),
  };
}
