import type { Copy } from '../../../../../domain/pricing/schemas';
import { ApiProblem, read } from '../../../../lib/api';
import type { FormResult } from '../../../../lib/form-result';
import { useApi } from '../../../../lib/use-api';
import { useListChange } from './use-list-change';

/** Codes of problems after which facts of the page are outdated, so that it is loaded again. */
const outdated: ReadonlySet<string> = new Set(['price-changed', 'not-enough-stock', 'not-for-sale']);

/**
 * Adds one more copy of a book to the cart at the shown price. `result` is that of the posted form. `onOutdated` is
 * called when price or stock has changed.
 */
export function useCartChange(isbn: string, result: FormResult | undefined, onOutdated: () => void) {
  const api = useApi();
  return useListChange(async ({ grade, price }: Copy) => {
    const line = api.cart.lines[':isbn'][':grade'];
    const param = { isbn, grade };
    const { lines } = await read(api.cart.$get());
    const before = lines.find((each) => each.book.isbn === isbn && each.grade === grade)?.quantity ?? 0;
    try {
      await read(line.$put({ param, json: { quantity: before + 1, price: price.minor } }));
    } catch (error) {
      if (error instanceof ApiProblem && outdated.has(error.code)) onOutdated();
      throw error;
    }
    return () =>
      before === 0 ? read(line.$delete({ param })) : read(line.$put({ param, json: { quantity: before } }));
  }, result);
}
