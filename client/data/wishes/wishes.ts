import { useEffect, useSyncExternalStore } from 'react';
import { read, type ApiClient } from '../../lib/api';
import { useFormResult } from '../../lib/form-result';
import { onSessionChanged } from '../session/session-changed';

/**
 * ISBNs of the wishes: one store per tab, loaded from the API when the first corner is shown. The server renders every
 * corner unfolded, because public pages are the same for everyone.
 */
const none: ReadonlySet<string> = new Set();
let folded = none;
let asked = false;
let listening = false;
const listeners = new Set<() => void>();
const failureListeners = new Set<(wanted: boolean) => void>();
/** Changes without an answer yet. An answer with the whole list must not undo them. */
const pending = new Map<string, boolean>();

function set(next: ReadonlySet<string>): void {
  folded = next;
  listeners.forEach((listener) => listener());
}

function withCorner(isbn: string, wished: boolean): ReadonlySet<string> {
  const next = new Set(folded);
  if (wished) next.add(isbn);
  else next.delete(isbn);
  return next;
}

async function load(api: ApiClient): Promise<void> {
  try {
    const { items } = await read(api.wishes.isbns.$get());
    const next = new Set<string>(items);
    for (const [isbn, wished] of pending) {
      if (wished) next.add(isbn);
      else next.delete(isbn);
    }
    set(next);
  } catch {
    // Corners stay as they are. The next page asks again.
    asked = false;
  }
}

/** Adds or removes a wish at once, sends it to the shop, and undoes it if the shop could not store it. */
export async function foldCorner(api: ApiClient, isbn: string, wished: boolean): Promise<void> {
  pending.set(isbn, wished);
  set(withCorner(isbn, wished));
  try {
    const call = { param: { isbn } };
    if (wished) await read(api.wishes[':isbn'].$put(call));
    else await read(api.wishes[':isbn'].$delete(call));
  } catch {
    if (pending.get(isbn) !== wished) return;
    set(withCorner(isbn, !wished));
    failureListeners.forEach((listener) => listener(wished));
  } finally {
    if (pending.get(isbn) === wished) pending.delete(isbn);
  }
}

/** Listens to wishes that could not be stored. `wanted` is what the person had asked for. */
export function onWishFailed(listener: (wanted: boolean) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Id of the form in each page's frame that adds a wish without script. The button of a book belongs to it. */
export const wishForm = 'add-wish';

/** Says whether a book is a wish. Asks the shop once per page load and after a sign-in or sign-out. */
export function useWish(api: ApiClient, isbn: string): boolean {
  const added = useFormResult('add-wish')?.values['isbn'];
  useEffect(() => {
    if (!asked) {
      asked = true;
      void load(api);
    }
    if (!listening) {
      listening = true;
      onSessionChanged(() => void load(api));
    }
  }, [api]);
  const wishes = useSyncExternalStore(
    listen,
    () => folded,
    () => none,
  );
  return wishes === none ? added === isbn : wishes.has(isbn);
}
