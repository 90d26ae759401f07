import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Choice {
  /** Ids of the chosen lines. */
  readonly ids: ReadonlySet<number>;
  /** Chooses or releases a line. With `range`, all from the last chosen one to this one, in the shown order. */
  readonly toggle: (id: number, range?: boolean) => void;
  /** Chooses all from the last chosen one to this one. */
  readonly reach: (id: number) => void;
  readonly all: () => void;
  readonly none: () => void;
}

/** Returns which shown lines are chosen: single ones, ranges or all. */
export function useChoice(shown: readonly number[]): Choice {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const from = useRef<number | null>(null);
  const order = useRef(shown);
  useLayoutEffect(() => {
    order.current = shown;
  }, [shown]);
  const reach = useCallback((id: number) => {
    const start = order.current.indexOf(from.current ?? id);
    const end = order.current.indexOf(id);
    const range = order.current.slice(Math.min(start, end), Math.max(start, end) + 1);
    if (start !== -1) setIds((chosen) => new Set([...chosen, ...range]));
  }, []);
  const toggle = useCallback(
    (id: number, range = false) => {
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
