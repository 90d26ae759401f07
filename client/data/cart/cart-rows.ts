import type { Cart, CartLine } from '../../../domain/cart/schemas';

/** A line of the screen: one in the cart, or one taken out that can be put back. */
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

/** The cart as it was answered; rows that were on the screen and are not in it any more stay as gone ones. */
export function withCart(view: CartView | null, cart: Cart): CartView {
  const rows: CartRow[] = cart.lines.map((line) => ({ id: rowId(line), line, gone: false }));
  for (const [at, row] of (view?.rows ?? []).entries()) {
    if (!rows.some(({ id }) => id === row.id)) rows.splice(Math.min(at, rows.length), 0, { ...row, gone: true });
  }
  return { rows, cart };
}
