import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../lib/api';
import { change } from '../cache/change';
import { asProblem, type Entry } from '../cache/resource';
import { rowsOf, type ListRow, type MovedRow, type NamedLine } from './list-rows';

interface AnyList {
  readonly lines: readonly NamedLine[];
}
type LineOf<List extends AnyList> = List['lines'][number];

export interface ListView<List extends AnyList> {
  readonly list: List;
  readonly rows: readonly ListRow<LineOf<List>>[];
}

export interface ListRows<List extends AnyList> {
  readonly view: ListView<List>;
  /** Problems of single rows, by row id. */
  readonly problems: ReadonlyMap<string, ApiProblem>;
  /** Ids of rows whose change is being sent. */
  readonly busy: ReadonlySet<string>;
  /** Runs the change of one row. It resolves to the new list, and to the row's new line if its grade was changed. */
  readonly changeRow: (id: string, work: RowChange<List>) => Promise<void>;
}

/** Makes a change. `row` is the row as it is when its turn has come; an earlier change may have moved it. */
type RowChange<List extends AnyList> = (
  row: ListRow<LineOf<List>>,
) => Promise<{ readonly list: List; readonly moved?: MovedRow }>;

/** Returns the rows of a list's screen, removed ones in their place, and how to change one. */
export function useListRows<List extends AnyList>(entry: Entry<List>, loaded: List): ListRows<List> {
  const [view, setView] = useState<ListView<List>>(() => ({
    list: loaded,
    rows: rowsOf<LineOf<List>>([], loaded.lines),
  }));
  const [problems, setProblems] = useState<ReadonlyMap<string, ApiProblem>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(view);
  const moving = useRef<MovedRow | undefined>(undefined);
  useEffect(() => entry.receive(loaded), [entry, loaded]);
  useEffect(() => {
    const show = () => {
      const list = entry.read();
      if (list === null || list === latest.current.list) return;
      latest.current = { list, rows: rowsOf<LineOf<List>>(latest.current.rows, list.lines, moving.current) };
      setView(latest.current);
    };
    show();
    return entry.subscribe(show);
  }, [entry]);

  const changeRow = async (id: string, work: RowChange<List>) => {
    setBusy((ids) => new Set(ids).add(id));
    setProblems((known) => new Map([...known].filter(([each]) => each !== id)));
    try {
      await change(entry, async () => {
        const row = latest.current.rows.find((each) => each.id === id);
        if (row === undefined) return;
        const { list, moved } = await work(row);
        moving.current = moved;
        entry.receive(list);
        moving.current = undefined;
      });
    } catch (error) {
      setProblems((known) => new Map(known).set(id, asProblem(error)));
    } finally {
      setBusy((ids) => new Set([...ids].filter((each) => each !== id)));
    }
  };
  return { view, problems, busy, changeRow };
}
