import type { Cart, CartLine } from '../../../domain/cart/schemas';
import { read, type ApiClient } from '../../lib/api';
import { defineResource } from '../cache/resource';
import { isOlderList } from '../lists/older-list';

/** The visitor's cart. */
export const cart = defineResource<Cart>({
  load: (api) => read(api.cart.$get()),
  isOlder: isOlderList,
  topics: ['cart', 'lists'],
  announces: 'cart',
});

type LineName = Pick<CartLine, 'grade'> & { readonly book: { readonly isbn: string } };

/**
 * Sets the copies of a line and returns the cart. `price`: the price that the person accepts, in minor units.
 * @throws ApiProblem
 */
export const putInCart = (api: ApiClient, { book, grade }: LineName, quantity: number, price?: number): Promise<Cart> =>
  read(
    api.cart.lines[':isbn'][':grade'].$put({
      param: { isbn: book.isbn, grade },
      json: price === undefined ? { quantity } : { quantity, price },
    }),
  );

/**
 * Removes a line and returns the cart.
 * @throws ApiProblem
 */
export const removeFromCart = (api: ApiClient, { book, grade }: LineName): Promise<Cart> =>
  read(api.cart.lines[':isbn'][':grade'].$delete({ param: { isbn: book.isbn, grade } }));
