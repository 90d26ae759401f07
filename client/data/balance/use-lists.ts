import type { Basket, BasketChange, BasketLine } from '../../../domain/basket/schemas';
import type { Cart, CartLine } from '../../../domain/cart/schemas';
import { useState } from 'react';
import type { ApiProblem } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { basket, putInBasket, receiveChange, removeFromBasket } from '../basket/basket';
import { changeEntry } from '../cache/change-entry';
import { asProblem } from '../cache/resource';
import { useEntry, useValue } from '../cache/use-resource';
import { cart, putInCart, removeFromCart } from '../cart/cart';

export interface Lists {
  readonly basket: Basket | null;
  readonly cart: Cart | null;
  readonly problem: ApiProblem | null;
  readonly removeBasketLine: (line: BasketLine) => Promise<void>;
  readonly restoreBasketLine: (line: BasketLine) => Promise<void>;
  readonly removeCartLine: (line: CartLine) => Promise<void>;
  readonly restoreCartLine: (line: CartLine) => Promise<void>;
}

/** Returns both lists and the changes of the opened balance. */
export function useLists(): Lists {
  const api = useApi();
  const basketEntry = useEntry(basket);
  const cartEntry = useEntry(cart);
  const [failed, setFailed] = useState<ApiProblem | null>(null);
  const run = async (work: Promise<unknown>) => {
    setFailed(null);
    await work.catch((error: unknown) => setFailed(asProblem(error)));
  };
  const changeBasket = (line: BasketLine, call: () => Promise<BasketChange>) =>
    run(changeEntry(basketEntry, async () => receiveChange(basketEntry, line, await call())));
  const changeCart = (call: () => Promise<Cart>) =>
    run(changeEntry(cartEntry, async () => cartEntry.receive(await call())));
  return {
    basket: useValue(basketEntry),
    cart: useValue(cartEntry),
    problem: failed ?? basketEntry.problem() ?? cartEntry.problem(),
    removeBasketLine: (line) => changeBasket(line, () => removeFromBasket(api, line)),
    restoreBasketLine: (line) => changeBasket(line, () => putInBasket(api, line.book.isbn, line)),
    removeCartLine: (line) => changeCart(() => removeFromCart(api, line)),
    restoreCartLine: (line) => changeCart(() => putInCart(api, line, line.quantity)),
  };
}
