import type { CartLine, OtherCopy } from '../../../domain/cart/schemas';
import { useApi } from '../../lib/use-api';
import { useEntry } from '../cache/use-resource';
import { announce } from '../cache/topics';
import { cart, putInCart, removeFromCart } from './cart';

/** Changes that fix a line with too few copies or a raised price, outside the cart's page. */
export interface CartLineFixes {
  /** Sets the copies. `price`: the raised price that the person accepts, in minor units. */
  readonly set: (line: CartLine, quantity: number, price?: number) => Promise<void>;
  readonly remove: (line: CartLine) => Promise<void>;
  /** Puts a copy in another grade into the cart instead of the line. */
  readonly replace: (line: CartLine, other: OtherCopy) => Promise<void>;
}

/**
 * Returns the changes that fix a line. They reject with an ApiProblem. After a change, every part of the page that
 * shows the cart loads it again.
 */
export function useCartLineFixes(): CartLineFixes {
  const api = useApi();
  const entry = useEntry(cart);
  const change = async (work: () => ReturnType<typeof putInCart>) => {
    entry.receive(await work());
    announce('cart', entry);
  };
  return {
    set: (line, quantity, price) => change(() => putInCart(api, line, quantity, price)),
    remove: (line) => change(() => removeFromCart(api, line)),
    replace: (line, { grade, price }) =>
      change(async () => {
        await putInCart(api, { book: line.book, grade }, 1, price.minor);
        return removeFromCart(api, line);
      }),
  };
}
