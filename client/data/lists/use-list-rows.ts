import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../lib/api';
import { changeEntry } from '../cache/change-entry';
import { asProblem, type Entry } from '../cache/resource';
import { rowsOf, type ListRow, type MovedRow, type NamedLine } from './list-rows';

interface AnyList {
  readonly version: number;
  readonly lines: readonly NamedLine[];
}
type LineOf<List extends AnyList> = List['lines'][number];

export interface ListView<List extends AnyList> {
  readonly list: List;
  /** False while only a part of the lines is loaded. */
  readonly isWhole: boolean;
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
  /** Runs the change of several rows, which resolves to the new list and the rows' new lines. Throws an ApiProblem. */
  readonly changeRows: <Answer>(ids: readonly string[], work: RowsChange<List, Answer>) => Promise<Answer | undefined>;
}

/** Makes a change. `row` is the row as it is when its turn has come; an earlier change may have moved it. */
type RowChange<List extends AnyList> = (
  row: ListRow<LineOf<List>>,
) => Promise<{ readonly list: List; readonly moved?: MovedRow }>;

type RowsChange<List extends AnyList, Answer> = (rows: readonly ListRow<LineOf<List>>[]) => Promise<{
  readonly list: List;
  readonly moved: readonly MovedRow[];
  readonly answer: Answer;
}>;

/**
 * Returns the rows of a list's screen, removed ones in their place, and how to change them. A list that was loaded in
 * part is shown until the whole list is there, which an earlier page may have loaded.
 */
export function useListRows<List extends AnyList>(entry: Entry<List>, loaded: List, isWhole = true): ListRows<List> {
  const [view, setView] = useState<ListView<List>>(() => {
    const cached = isWhole ? null : entry.read();
    const list = cached ?? loaded;
    return { list, isWhole: isWhole || cached !== null, rows: rowsOf<LineOf<List>>([], list.lines) };
  });
  const [problems, setProblems] = useState<ReadonlyMap<string, ApiProblem>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(view);
  const moving = useRef<readonly MovedRow[]>([]);
  const changing = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isWhole) entry.receive(loaded);
    else if (entry.read()?.version !== loaded.version) void entry.refresh();
  }, [entry, loaded, isWhole]);
  useEffect(() => {
    const show = () => {
      const list = entry.read();
      if (list === null || list === latest.current.list) return;
      const own = { moved: moving.current, changed: changing.current };
      const rows = rowsOf<LineOf<List>>(latest.current.rows, list.lines, own);
      latest.current = { list, isWhole: true, rows };
      setView(latest.current);
    };
    show();
    return entry.subscribe(show);
  }, [entry]);

  const run = async <Answer>(ids: readonly string[], work: RowsChange<List, Answer>) => {
    changing.current = new Set([...changing.current, ...ids]);
    setBusy(changing.current);
    setProblems((present) => new Map([...present].filter(([each]) => !ids.includes(each))));
    try {
      // A change of a part would show that part as the whole list.
      if (entry.read() === null) await entry.refresh();
      return await changeEntry(entry, async () => {
        const changedIds = new Set(ids);
        const rows = latest.current.rows.filter(({ id }) => changedIds.has(id));
        if (rows.length === 0) return undefined;
        const { list, moved, answer } = await work(rows);
        moving.current = moved;
        entry.receive(list);
        moving.current = [];
        return answer;
      });
    } finally {
      const ended = new Set(ids);
      changing.current = new Set([...changing.current].filter((id) => !ended.has(id)));
      setBusy(changing.current);
    }
  };
  const changeRow = async (id: string, work: RowChange<List>) => {
    try {
      await run([id], async ([row]) => {
        if (row === undefined) throw new Error('a change without a row');
        const { list, moved } = await work(row);
        return { list, moved: moved === undefined ? [] : [moved], answer: undefined };
      });
    } catch (error) {
      setProblems((present) => new Map(present).set(id, asProblem(error)));
    }
  };
  return { view, problems, busy, changeRow, changeRows: run };
}
