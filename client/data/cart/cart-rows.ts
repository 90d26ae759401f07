import type { Cart, CartLine } from '../../../domain/cart/schemas';

/** Row of the screen: a line of the cart, or a removed line that can be restored. */
export interface CartRow {
  readonly id: string;
  readonly line: CartLine;
  readonly gone: boolean;
}

export interface CartView {
  readonly rows: readonly CartRow[];
  readonly cart: Cart;
}

export const rowId = ({ book, grade }: Pick<CartLine, 'book' | 'grade'>): string => `${book.isbn} ${grade}`;

/** Returns the view of a new cart. Rows of the screen that are not in it stay as removed rows. */
export function withCart(view: CartView | null, cart: Cart): CartView {
  const rows: CartRow[] = cart.lines.map((line) => ({ id: rowId(line), line, gone: false }));
  for (const [at, row] of (view?.rows ?? []).entries()) {
    if (!rows.some(({ id }) => id === row.id)) rows.splice(Math.min(at, rows.length), 0, { ...row, gone: true });
  }
  return { rows, cart };
}
