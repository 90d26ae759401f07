import type { BasketLine } from '../../../domain/basket/schemas';
import type { CartLine } from '../../../domain/cart/schemas';
import type { Grade, UsedGrade } from '../../../domain/grade';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import { basket, putInBasket, receiveChange, removeFromBasket } from '../basket/basket';
import { changeEntry } from '../cache/change-entry';
import { cart, putInCart, removeFromCart } from '../cart/cart';

export interface Addition<Line> {
  /** The line after the change, null if there is none. */
  readonly line: Line | null;
  readonly undo: () => Promise<unknown>;
}

/** Returns the wanted copies of a line from those it has. */
type CopiesAfter = (before: number) => number;

export const isLineOf = (isbn: string, grade: Grade) => (line: CartLine | BasketLine) =>
  line.book.isbn === isbn && line.grade === grade;

/**
 * Sets the copies of a line of the cart to at most the shown `price`, in minor units.
 * @throws ApiProblem
 */
export function addToCart(
  api: ApiClient,
  isbn: string,
  grade: Grade,
  copiesAfter: CopiesAfter,
  price: number,
): Promise<Addition<CartLine>> {
  const entry = cart.of(api);
  const lineKey = { book: { isbn }, grade };
  const isOwnLine = isLineOf(isbn, grade);
  return changeEntry(entry, async () => {
    const before = (await read(api.cart.$get())).lines.find(isOwnLine)?.quantity ?? 0;
    const after = await putInCart(api, lineKey, copiesAfter(before), price);
    entry.receive(after);
    const undo = () => (before === 0 ? removeFromCart(api, lineKey) : putInCart(api, lineKey, before));
    return {
      line: after.lines.find(isOwnLine) ?? null,
      undo: () => changeEntry(entry, async () => entry.receive(await undo())),
    };
  });
}

/**
 * Sets the copies of a line of the basket, which holds today's offer.
 * @throws ApiProblem
 */
export function addToBasket(
  api: ApiClient,
  isbn: string,
  grade: UsedGrade,
  copiesAfter: CopiesAfter,
): Promise<Addition<BasketLine>> {
  const entry = basket.of(api);
  const lineKey = { book: { isbn }, grade };
  return changeEntry(entry, async () => {
    const line = (await read(api.basket.$get())).lines.find(isLineOf(isbn, grade));
    const { quantity = 0, exLibrary = false } = line ?? {};
    const after = await putInBasket(api, isbn, { grade, exLibrary, quantity: copiesAfter(quantity) });
    receiveChange(entry, lineKey, after);
    const undo = () =>
      quantity === 0 ? removeFromBasket(api, lineKey) : putInBasket(api, isbn, { grade, exLibrary, quantity });
    return {
      line: after.line,
      undo: () => changeEntry(entry, async () => receiveChange(entry, lineKey, await undo())),
    };
  });
}

const oneMore = (copies: number) => copies + 1;

/** Codes of problems after which facts of a book's page are outdated, so that it is loaded again. */
const outdatedProblems: ReadonlySet<string> = new Set(['price-changed', 'not-enough-stock', 'not-for-sale']);

/**
 * Adds one more copy to the cart at the shown `price`, in minor units. `onOutdated` is called when price or stock has
 * changed.
 * @throws ApiProblem
 */
export async function addOneToCart(
  api: ApiClient,
  isbn: string,
  grade: Grade,
  price: number,
  onOutdated: () => void,
): Promise<Addition<CartLine>> {
  try {
    return await addToCart(api, isbn, grade, oneMore, price);
  } catch (error) {
    if (error instanceof ApiProblem && outdatedProblems.has(error.code)) onOutdated();
    throw error;
  }
}

/**
 * Adds one more copy to the basket.
 * @throws ApiProblem
 */
export const addOneToBasket = (api: ApiClient, isbn: string, grade: UsedGrade): Promise<Addition<BasketLine>> =>
  addToBasket(api, isbn, grade, oneMore);
