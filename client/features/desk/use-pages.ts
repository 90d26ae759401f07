import { useState } from 'react';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import type { ListPage } from '../../data/list-page';

export interface Pages<Item> extends Pick<BusyAction<[]>, 'isBusy' | 'problem'> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly more: () => Promise<boolean>;
}

/** Returns a list that grows by pages. When the first page is loaded again, the list starts again. */
export function usePages<Item>(first: ListPage<Item>, load: (cursor: string) => Promise<ListPage<Item>>): Pages<Item> {
  const [appended, setAppended] = useState({ from: first, list: first });
  const list = appended.from === first ? appended.list : first;
  const { run, isBusy, problem } = useBusyAction(async () => {
    if (list.nextCursor === null) return;
    const next = await load(list.nextCursor);
    setAppended({ from: first, list: { items: [...list.items, ...next.items], nextCursor: next.nextCursor } });
  });
  return { items: list.items, hasMore: list.nextCursor !== null, more: () => run(), isBusy, problem };
}
