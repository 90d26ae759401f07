import type { UsedGrade } from '../../../../../domain/grade';
import type { FormResult } from '../../../../lib/form-result';
import { useApi } from '../../../../lib/use-api';
import { loadAdditions, useListChange } from './use-list-change';

/** Adds one more copy of a book to the sell list, which holds its offer. `result` is that of the posted form. */
export function useBasketChange(isbn: string, result: FormResult | undefined) {
  const api = useApi();
  return useListChange(async (grade: UsedGrade) => {
    const { addOneToBasket } = await loadAdditions();
    return addOneToBasket(api, isbn, grade);
  }, result);
}
