import type { Basket, BasketAdded, BasketLine, BasketLinesInput } from '../../../domain/basket/schemas';
import type { Cart, CartLine } from '../../../domain/cart/schemas';
import type { Grade, UsedGrade } from '../../../domain/grade';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { basket } from '../basket/basket';
import { cart } from '../cart/cart';
import { changeEntry } from '../cache/change-entry';
import { useEntry, useValue } from '../cache/use-resource';
import { addToBasket, addToCart, isLineOf, type Addition } from './additions';

/** Both lists of the person and the changes that add copies. All changes throw an ApiProblem. */
export interface OwnLists {
  /** Null until they are loaded. */
  readonly cart: Cart | null;
  readonly basket: Basket | null;
  /** Makes sure that the cart has this many copies. `price` is the shown price in minor units. */
  readonly ensureInCart: (isbn: string, grade: Grade, quantity: number, price: number) => Promise<Addition<CartLine>>;
  /** Makes sure that the basket has this many copies. */
  readonly ensureInBasket: (isbn: string, grade: UsedGrade, quantity: number) => Promise<Addition<BasketLine>>;
  /** Adds copies to the basket. */
  readonly addAllToBasket: (lines: BasketLinesInput['lines']) => Promise<BasketAdded>;
}

/** Returns the line of a book and grade in the cart. */
export const cartLineOf = ({ cart: loaded }: OwnLists, isbn: string, grade: Grade): CartLine | undefined =>
  loaded?.lines.find(isLineOf(isbn, grade));
/** Returns the line of a book and grade in the basket. */
export const basketLineOf = ({ basket: loaded }: OwnLists, isbn: string, grade: Grade): BasketLine | undefined =>
  loaded?.lines.find(isLineOf(isbn, grade));

const atLeast = (wanted: number) => (before: number) => Math.max(before, wanted);

/** Returns both lists, loaded once for the whole page. */
export function useOwnLists(): OwnLists {
  const api = useApi();
  const basketEntry = useEntry(basket);
  return {
    cart: useValue(useEntry(cart)),
    basket: useValue(basketEntry),
    ensureInCart: (isbn, grade, quantity, price) => addToCart(api, isbn, grade, atLeast(quantity), price),
    ensureInBasket: (isbn, grade, quantity) => addToBasket(api, isbn, grade, atLeast(quantity)),
    addAllToBasket: (lines) =>
      changeEntry(basketEntry, async () => {
        const added = await read(api.basket.lines.$post({ json: { lines } }));
        basketEntry.receive(added.basket);
        return added;
      }),
  };
}
