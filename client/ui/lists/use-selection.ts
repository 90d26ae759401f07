import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Chosen lines of a list, by their ids. */
export interface Selection<Id extends number | string = number> {
  readonly ids: ReadonlySet<Id>;
  /** Chooses or releases a line. With `isRange`, all from the last chosen one to this one, in the shown order. */
  readonly toggle: (id: Id, isRange?: boolean) => void;
  /** Chooses all from the last chosen one to this one. */
  readonly selectTo: (id: Id) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Returns which shown lines are chosen: single ones, ranges or all. */
export function useSelection<Id extends number | string = number>(shown: readonly Id[]): Selection<Id> {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  /** Line that was selected last, from which a range begins. */
  const rangeStart = useRef<Id | null>(null);
  const shownIds = useRef(shown);
  useLayoutEffect(() => {
    shownIds.current = shown;
  }, [shown]);
  const selectTo = useCallback((id: Id) => {
    const start = shownIds.current.indexOf(rangeStart.current ?? id);
    const end = shownIds.current.indexOf(id);
    const range = shownIds.current.slice(Math.min(start, end), Math.max(start, end) + 1);
    if (start !== -1) setIds((chosen) => new Set([...chosen, ...range]));
  }, []);
  const toggle = useCallback(
    (id: Id, isRange = false) => {
      if (isRange && rangeStart.current !== null) return selectTo(id);
      rangeStart.current = id;
      setIds((chosen) => {
        const next = new Set(chosen);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [selectTo],
  );
  const selectAll = useCallback(() => setIds(new Set(shownIds.current)), []);
  const clear = useCallback(() => {
    rangeStart.current = null;
    setIds(new Set());
  }, []);
  return { ids, toggle, selectTo, selectAll, clear };
}
