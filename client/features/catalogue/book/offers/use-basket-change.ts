import type { UsedGrade } from '../../../../../domain/grade';
import { read } from '../../../../lib/api';
import type { FormResult } from '../../../../lib/form-result';
import { useApi } from '../../../../lib/use-api';
import { useListChange } from './use-list-change';

/** Adds one more copy of a book to the sell list, which holds its offer. `result` is that of the posted form. */
export function useBasketChange(isbn: string, result: FormResult | undefined) {
  const api = useApi();
  return useListChange(async (grade: UsedGrade) => {
    const line = api.basket.lines[':isbn'][':grade'];
    const param = { isbn, grade };
    const { lines } = await read(api.basket.$get());
    const before = lines.find((each) => each.book.isbn === isbn && each.grade === grade);
    const json = { quantity: (before?.quantity ?? 0) + 1, exLibrary: before?.exLibrary ?? false };
    await read(line.$put({ param, query: {}, json }));
    return () =>
      before === undefined
        ? read(line.$delete({ param }))
        : read(line.$put({ param, query: {}, json: { quantity: before.quantity, exLibrary: before.exLibrary } }));
  }, result);
}
