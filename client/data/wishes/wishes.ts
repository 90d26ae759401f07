import { read, type ApiClient } from '../../lib/api';
import { useFormResult } from '../../lib/form-result';
import { createStore, useStore } from '../../lib/store';
import { useApi } from '../../lib/use-api';
import { defineResource } from '../cache/resource';
import { useChosen } from '../cache/use-resource';

const loadPress = () => import('./store-wish');

/**
 * ISBNs of the wishes, loaded when the first corner is shown. The server renders every corner unfolded, because public
 * pages are the same for everyone.
 */
const wishes = defineResource<ReadonlySet<string>>({
  load: async (api) => {
    // The code of a press comes after the first script. If it fails, the press loads it again.
    loadPress().catch(() => undefined);
    return new Set((await read(api.wishes.isbns.$get())).items);
  },
  topics: ['wishes'],
  announces: 'wishes',
});

/** Wish that could not be stored: whether the person wanted to add it. Null if there is none. */
const failed = createStore<{ readonly wanted: boolean } | null>(null);

/** Number of the newest press on a book's corner. An older one that fails undoes nothing. */
const presses = new Map<string, number>();

/** Adds or removes a wish at once, sends it to the shop, and undoes it if the shop could not store it. */
export async function foldCorner(api: ApiClient, isbn: string, wished: boolean): Promise<void> {
  const entry = wishes.of(api);
  const isKnown = entry.read() !== null;
  const mine = (presses.get(isbn) ?? 0) + 1;
  presses.set(isbn, mine);
  const show = (isFolded: boolean) =>
    entry.receive(new Set([...(entry.read() ?? []), isbn].filter((each) => isFolded || each !== isbn)));
  show(wished);
  try {
    await (await loadPress()).storeWish(api, entry, isbn, wished);
    // The other wishes were not loaded before the press.
    if (!isKnown) void entry.refresh();
  } catch {
    if (presses.get(isbn) !== mine) return;
    show(!wished);
    failed.set({ wanted: wished });
  }
}

/** Returns the last wish that could not be stored, until `forgetFailedWish`. */
export const useFailedWish = () => useStore(failed, null);
export const forgetFailedWish = () => failed.set(null);

/** Id of the form in each page's frame that adds a wish without script. The button of a book belongs to it. */
export const wishForm = 'add-wish';

/** Returns whether a book is a wish, and the function that adds or removes it. */
export function useWish(isbn: string): readonly [folded: boolean, fold: (wished: boolean) => void] {
  const api = useApi();
  const added = useFormResult('add-wish')?.values['isbn'];
  // A list has many corners. Those of books that are no wishes need not render again when the wishes are loaded.
  const folded = useChosen(wishes.of(api), (isbns) => (isbns === null ? added === isbn : isbns.has(isbn)));
  return [folded, (wished) => void foldCorner(api, isbn, wished)];
}
