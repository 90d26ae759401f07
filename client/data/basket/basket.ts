import type { LineChoice } from '../../../domain/basket/expected';
import type { Basket, BasketChange } from '../../../domain/basket/schemas';
import { lineName } from '../../../domain/cart/line-name';
import type { UsedGrade } from '../../../domain/grade';
import { read, type ApiClient } from '../../lib/api';
import { defineResource, type Entry } from '../cache/resource';
import { isOlderList } from '../lists/older-list';

/** The visitor's basket. */
export const basket = defineResource<Basket>({
  load: (api) => read(api.basket.$get()),
  isOlder: isOlderList,
  topics: ['basket', 'lists'],
  announces: 'basket',
});

interface LineName {
  readonly book: { readonly isbn: string };
  readonly grade: UsedGrade;
}

/**
 * Saves a line. `from` is the grade that it had before, if that is changed.
 * @throws ApiProblem
 */
export const putInBasket = (
  api: ApiClient,
  isbn: string,
  { grade, quantity, exLibrary }: LineChoice,
  from = grade,
): Promise<BasketChange> =>
  read(
    api.basket.lines[':isbn'][':grade'].$put({
      param: { isbn, grade },
      query: from === grade ? {} : { from },
      json: { quantity, exLibrary },
    }),
  );

/**
 * Removes a line.
 * @throws ApiProblem
 */
export const removeFromBasket = (api: ApiClient, { book, grade }: LineName): Promise<BasketChange> =>
  read(api.basket.lines[':isbn'][':grade'].$delete({ param: { isbn: book.isbn, grade } }));

/** Returns the basket after the change of one line, whose name was `from`. */
export function basketAfterChange(before: Basket, from: LineName, { line, ...totals }: BasketChange): Basket {
  const isChanged = (name: string) => name === lineName(from);
  const isPlaced = before.lines.some((each) => isChanged(lineName(each)));
  const lines = before.lines.flatMap((each) => {
    const name = lineName(each);
    if (isChanged(name)) return line === null ? [] : [line];
    // Moved to a grade that was in the basket already: the two lines became one.
    return line !== null && name === lineName(line) ? [] : [each];
  });
  // A line that was not in the basket is its newest, and the newest is listed first.
  return { ...totals, lines: line === null || isPlaced ? lines : [line, ...lines] };
}

/**
 * Shows the change of one line, whose name was `from`, in a basket that this page has. If something else has changed
 * meanwhile, the basket is loaded again.
 */
export function receiveChange(entry: Entry<Basket>, from: LineName, change: BasketChange): void {
  const before = entry.read();
  if (before === null) return;
  entry.receive(basketAfterChange(before, from, change));
  if (change.version > before.version + 1) void entry.refresh();
}
