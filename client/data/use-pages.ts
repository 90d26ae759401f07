import { useState } from 'react';
import { useBusyAction, type BusyAction } from '../lib/busy-action';
import type { ListPage } from './list-page';

/** A list of which more items can be shown. */
export interface Pages<Item> extends Pick<BusyAction<[]>, 'isBusy' | 'problem'> {
  /** Shown items. */
  readonly items: readonly Item[];
  /** Loaded items, shown or not. */
  readonly loadedItems: readonly Item[];
  readonly hasMore: boolean;
  /** Shows the rest of the first page, or loads the next page. Resolves to whether it succeeded. */
  readonly showMore: () => Promise<boolean>;
}

interface LoadedPages<Item> {
  /** First page that the list began with. */
  readonly first: ListPage<Item>;
  readonly list: ListPage<Item>;
  readonly shownCount: number;
}

/**
 * Returns a list that shows `shownAtFirst` items of its first page, then all of it, then more pages. When the first
 * page is loaded again, the list starts again. An answer for the list before is ignored.
 */
export function usePages<Item>(
  first: ListPage<Item>,
  load: (cursor: string) => Promise<ListPage<Item>>,
  shownAtFirst = Number.POSITIVE_INFINITY,
): Pages<Item> {
  const atFirst: LoadedPages<Item> = { first, list: first, shownCount: shownAtFirst };
  const [loaded, setLoaded] = useState(atFirst);
  const { list, shownCount } = loaded.first === first ? loaded : atFirst;
  const { run, isBusy, problem } = useBusyAction(async () => {
    const { nextCursor } = list;
    if (shownCount < list.items.length || nextCursor === null) {
      setLoaded({ first, list, shownCount: Number.POSITIVE_INFINITY });
      return;
    }
    const next = await load(nextCursor);
    setLoaded({
      first,
      list: { items: [...list.items, ...next.items], nextCursor: next.nextCursor },
      shownCount: Number.POSITIVE_INFINITY,
    });
  });
  return {
    items: list.items.slice(0, shownCount),
    loadedItems: list.items,
    hasMore: shownCount < list.items.length || list.nextCursor !== null,
    showMore: () => run(),
    isBusy,
    problem,
  };
}
