import { useState } from 'react';
import type { BookHit, BookList } from '../../../../domain/catalogue/schemas';
import { useBusyAction } from '../../../lib/busy-action';

interface Appended {
  readonly items: readonly BookHit[];
  readonly nextCursor: string | null;
}

/** Appended pages of the last lists, so that the browser's "back" from a book shows the same place of the list. */
const appendedPages = new Map<string, Appended>();
const maxPages = 10;

function keepAppended(key: string, appended: Appended): void {
  appendedPages.delete(key);
  appendedPages.set(key, appended);
  const [oldest] = appendedPages.keys();
  if (appendedPages.size > maxPages && oldest !== undefined) appendedPages.delete(oldest);
}

/**
 * Returns a list that grows: the loader's first page and the pages loaded since. `key` names the list. A book that
 * comes twice, because the list moved meanwhile, is shown once.
 */
export function useMoreBooks(key: string, first: BookList, load: (cursor: string) => Promise<BookList>) {
  const [state, setState] = useState<{ readonly key: string; readonly appended: Appended | undefined }>({
    key,
    appended: appendedPages.get(key),
  });
  if (state.key !== key) setState({ key, appended: appendedPages.get(key) });
  const appended = (state.key === key ? state.appended : appendedPages.get(key)) ?? {
    items: [],
    nextCursor: first.nextCursor,
  };
  const firstIsbns = new Set(first.items.map((book) => book.isbn));
  const items = [...first.items, ...appended.items.filter((book) => !firstIsbns.has(book.isbn))];

  const action = useBusyAction(async (cursor: string) => {
    const page = await load(cursor);
    const shownIsbns = new Set(items.map((book) => book.isbn));
    const next: Appended = {
      items: [...appended.items, ...page.items.filter((book) => !shownIsbns.has(book.isbn))],
      nextCursor: page.nextCursor,
    };
    keepAppended(key, next);
    setState({ key, appended: next });
  });
  return { ...action, items, nextCursor: appended.nextCursor };
}
