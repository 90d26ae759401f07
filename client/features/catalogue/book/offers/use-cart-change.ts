import type { Copy } from '../../../../../domain/pricing/schemas';
import type { FormResult } from '../../../../lib/form-result';
import { useApi } from '../../../../lib/use-api';
import { loadAdditions, useListChange } from './use-list-change';

/**
 * Adds one more copy of a book to the cart at the shown price. `result` is that of the posted form. `onOutdated` is
 * called when price or stock has changed.
 */
export function useCartChange(isbn: string, result: FormResult | undefined, onOutdated: () => void) {
  const api = useApi();
  return useListChange(async ({ grade, price }: Pick<Copy, 'grade' | 'price'>) => {
    const { addOneToCart } = await loadAdditions();
    return addOneToCart(api, isbn, grade, price.minor, onOutdated);
  }, result);
}
