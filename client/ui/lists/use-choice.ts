import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Chosen lines of a list, by their ids. */
export interface Choice<Id extends number | string = number> {
  readonly ids: ReadonlySet<Id>;
  /** Chooses or releases a line. With `range`, all from the last chosen one to this one, in the shown order. */
  readonly toggle: (id: Id, range?: boolean) => void;
  /** Chooses all from the last chosen one to this one. */
  readonly reach: (id: Id) => void;
  readonly all: () => void;
  readonly none: () => void;
}

/** Returns which shown lines are chosen: single ones, ranges or all. */
export function useChoice<Id extends number | string = number>(shown: readonly Id[]): Choice<Id> {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const from = useRef<Id | null>(null);
  const order = useRef(shown);
  useLayoutEffect(() => {
    order.current = shown;
  }, [shown]);
  const reach = useCallback((id: Id) => {
    const start = order.current.indexOf(from.current ?? id);
    const end = order.current.indexOf(id);
    const range = order.current.slice(Math.min(start, end), Math.max(start, end) + 1);
    if (start !== -1) setIds((chosen) => new Set([...chosen, ...range]));
  }, []);
  const toggle = useCallback(
    (id: Id, range = false) => {
      if (range && from.current !== null) return reach(id);
      from.current = id;
      setIds((chosen) => {
        const next = new Set(chosen);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [reach],
  );
  const all = useCallback(() => setIds(new Set(order.current)), []);
  const none = useCallback(() => {
    from.current = null;
    setIds(new Set());
  }, []);
  return { ids, toggle, reach, all, none };
}
