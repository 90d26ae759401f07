import { read, type ApiClient } from '../../lib/api';
import { useFormResult } from '../../lib/form-result';
import { createStore, useStore } from '../../lib/store';
import { useApi } from '../../lib/use-api';
import { defineResource } from '../cache/resource';
import { useSelectedValue } from '../cache/use-resource';

const loadStoreWish = () => import('./store-wish');

/**
 * ISBNs of the wishes, loaded when the first wish button is shown. The server renders every button as not pressed,
 * because public pages are the same for everyone.
 */
const wishes = defineResource<ReadonlySet<string>>({
  load: async (api) => {
    // The code of a press is loaded after the first script. If it fails, the press loads it again.
    loadStoreWish().catch(() => undefined);
    return new Set((await read(api.wishes.isbns.$get())).items);
  },
  topics: ['wishes'],
  announces: 'wishes',
});

/** Wish that could not be stored: whether the person wanted to add it. Null if there is none. */
const failed = createStore<{ readonly wanted: boolean } | null>(null);

/** Number of the newest press on a book's wish button. An older one that fails undoes nothing. */
const presses = new Map<string, number>();

/** Adds or removes a wish at once, sends it to the shop, and undoes it if the shop could not store it. */
export async function changeWish(api: ApiClient, isbn: string, wished: boolean): Promise<void> {
  const entry = wishes.of(api);
  const isKnown = entry.read() !== null;
  const pressNumber = (presses.get(isbn) ?? 0) + 1;
  presses.set(isbn, pressNumber);
  const show = (isWish: boolean) =>
    entry.receive(new Set([...(entry.read() ?? []), isbn].filter((each) => isWish || each !== isbn)));
  show(wished);
  try {
    await (await loadStoreWish()).storeWish(api, entry, isbn, wished);
    // The other wishes were not loaded before the press.
    if (!isKnown) void entry.refresh();
  } catch {
    if (presses.get(isbn) !== pressNumber) return;
    show(!wished);
    failed.set({ wanted: wished });
  }
}

/** Returns the last wish that could not be stored, until `clearFailedWish`. */
export const useFailedWish = () => useStore(failed, null);
export const clearFailedWish = () => failed.set(null);

/** Id of the form in each page's frame that adds a wish without script. The button of a book belongs to it. */
export const wishForm = 'add-wish';

/** Returns whether a book is a wish, and the function that adds or removes it. */
export function useWish(isbn: string): readonly [isWished: boolean, changeWish: (isWished: boolean) => void] {
  const api = useApi();
  const added = useFormResult('add-wish')?.values['isbn'];
  // A list has many wish buttons. Those of books that are no wishes need not render again when the wishes are loaded.
  const isWished = useSelectedValue(wishes.of(api), (isbns) => (isbns === null ? added === isbn : isbns.has(isbn)));
  return [isWished, (wished) => void changeWish(api, isbn, wished)];
}
