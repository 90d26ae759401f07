import type { UsedGrade } from '../../../domain/grade';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { changeEntry } from '../cache/change-entry';
import { defineResource } from '../cache/resource';
import { useValue } from '../cache/use-resource';
import { guestRequests } from '../session/guest-requests';
import { useMe } from '../session/me';

/** Key of the resource for a guest, who has no watches. */
const guest = '';

/** ISBNs for which the account waits for an offer, by the account's tag. */
const watches = defineResource<ReadonlySet<string>>({
  load: async (api, key) => {
    if (key === guest) return new Set();
    const { items } = await read(api['offer-watches'].$get());
    return new Set(items.filter(({ toldAt }) => toldAt === null).map(({ book }) => book.isbn));
  },
});

/** Books that a guest wanted to watch before signing in. */
export const guestWatches = guestRequests('dogear-watch');

/** Watch of one book, as a component uses it. */
export interface WatchState {
  readonly isSignedIn: boolean;
  readonly isWatched: boolean;
  /**
   * Asks to be told of an offer for this condition.
   * @throws ApiProblem
   */
  readonly ask: (grade: UsedGrade) => Promise<void>;
  /**
   * Removes the watch.
   * @throws ApiProblem
   */
  readonly remove: () => Promise<void>;
}

/** Returns the watch of a book, and the functions that change it. */
export function useWatch(isbn: string): WatchState {
  const api = useApi();
  const me = useMe();
  const entry = watches.of(api, me?.tag ?? guest);
  const watched = useValue(entry);
  const watch = api['offer-watches'][':isbn'];
  const show = (isWatched: boolean) =>
    entry.receive(new Set([...(entry.read() ?? []), isbn].filter((each) => isWatched || each !== isbn)));
  return {
    isSignedIn: me !== null,
    isWatched: watched?.has(isbn) ?? false,
    ask: async (grade) => {
      await changeEntry(entry, () => read(watch.$put({ param: { isbn }, json: { grade } })));
      show(true);
    },
    remove: async () => {
      await changeEntry(entry, () => read(watch.$delete({ param: { isbn } })));
      show(false);
    },
  };
}

/**
 * Returns the function that removes a watch from the account's list.
 * @throws ApiProblem
 */
export function useRemoveWatch(): (isbn: string) => Promise<void> {
  const api = useApi();
  return async (isbn) => void (await read(api['offer-watches'][':isbn'].$delete({ param: { isbn } })));
}

/**
 * Returns the function that restores a watch that was removed from the account's list.
 * @throws ApiProblem
 */
export function useRestoreWatch(): (isbn: string, grade: UsedGrade) => Promise<void> {
  const api = useApi();
  return async (isbn, grade) =>
    void (await read(api['offer-watches'][':isbn'].$put({ param: { isbn }, json: { grade } })));
}
