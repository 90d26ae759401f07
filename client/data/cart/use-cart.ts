import type { Cart, CartLine } from '../../../domain/cart/schemas';
import type { ApiProblem } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { useEntry } from '../cache/use-resource';
import type { ListRow } from '../lists/list-rows';
import { useListRows, type ListView } from '../lists/use-list-rows';
import { cart, putInCart, removeFromCart } from './cart';

export type CartRow = ListRow<CartLine>;

export interface CartChanges {
  readonly view: ListView<Cart>;
  readonly problems: ReadonlyMap<string, ApiProblem>;
  readonly busy: ReadonlySet<string>;
  /** `price`: the raised price that the person accepts, in minor units. */
  readonly set: (row: CartRow, quantity: number, price?: number) => Promise<void>;
  readonly remove: (row: CartRow) => Promise<void>;
}

/** Returns the cart of the screen, with removed rows in their place, and its changes. */
export function useCart(loaded: Cart): CartChanges {
  const api = useApi();
  const { changeRow, ...shown } = useListRows(useEntry(cart), loaded);
  return {
    ...shown,
    set: ({ id, line }, quantity, price) =>
      changeRow(id, async () => ({ list: await putInCart(api, line, quantity, price) })),
    remove: ({ id, line }) => changeRow(id, async () => ({ list: await removeFromCart(api, line) })),
  };
}
