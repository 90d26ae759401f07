import { read, type ApiClient } from '../../lib/api';
import { changeEntry } from '../cache/change-entry';
import type { Entry } from '../cache/resource';

/**
 * Stores or removes a wish in the shop.
 * @throws ApiProblem
 */
export async function storeWish(
  api: ApiClient,
  entry: Entry<ReadonlySet<string>>,
  isbn: string,
  wished: boolean,
): Promise<void> {
  const wish = api.wishes[':isbn'];
  const call = { param: { isbn } };
  await changeEntry(entry, () => (wished ? read(wish.$put(call)) : read(wish.$delete(call))));
}
