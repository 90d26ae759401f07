import { useState } from 'react';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import type { ListPage } from '../../data/list-page';

export interface Pages<Item> extends Pick<BusyAction<[]>, 'isBusy' | 'problem'> {
  /** Shown items. `all`: the loaded items. */
  readonly items: readonly Item[];
  readonly all: readonly Item[];
  readonly hasMore: boolean;
  readonly more: () => Promise<boolean>;
}

interface LoadedPages<Item> {
  readonly from: ListPage<Item>;
  readonly list: ListPage<Item>;
  readonly shown: number;
}

/**
 * Returns a list that shows `atFirst` of its first page, then all of it, then more pages. When the first page is loaded
 * again, the list starts again, and answers for the list before are dropped.
 */
export function usePages<Item>(
  first: ListPage<Item>,
  load: (cursor: string) => Promise<ListPage<Item>>,
  atFirst = Number.POSITIVE_INFINITY,
): Pages<Item> {
  const [appended, setAppended] = useState<LoadedPages<Item>>({ from: first, list: first, shown: atFirst });
  const { list, shown } = appended.from === first ? appended : { list: first, shown: atFirst };
  const { run, isBusy, problem } = useBusyAction(async () => {
    const { nextCursor } = list;
    if (shown < list.items.length || nextCursor === null) {
      setAppended({ from: first, list, shown: Number.POSITIVE_INFINITY });
      return;
    }
    const next = await load(nextCursor);
    setAppended({
      from: first,
      list: { items: [...list.items, ...next.items], nextCursor: next.nextCursor },
      shown: Number.POSITIVE_INFINITY,
    });
  });
  return {
    items: list.items.slice(0, shown),
    all: list.items,
    hasMore: shown < list.items.length || list.nextCursor !== null,
    more: () => run(),
    isBusy,
    problem,
  };
}
