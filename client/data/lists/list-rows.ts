import { lineName } from '../../../domain/cart/line-name';
import type { Grade } from '../../../domain/grade';

export interface NamedLine {
  readonly book: { readonly isbn: string };
  readonly grade: Grade;
}

/** Row of a screen: a line of a list, or a removed line that can be restored. */
export interface ListRow<Line> {
  /** Stays when the grade changes, so that the focus stays too. */
  readonly id: string;
  readonly line: Line;
  readonly isRemoved: boolean;
}

/** Row whose line has become another one: its grade was changed. */
export interface MovedRow {
  readonly id: string;
  readonly to: NamedLine;
}

/** What the screen itself changes. */
export interface OwnChanges {
  /** Rows whose line has become another one. */
  readonly moved?: readonly MovedRow[];
  /** Ids of the rows that are being changed. */
  readonly changed?: ReadonlySet<string>;
}

const noIds: ReadonlySet<string> = new Set();

/**
 * Returns the rows of a list's new lines. A row keeps its place. A row that this screen changes and that has no line
 * any more stays as a removed row, so that the person can restore it. A line that went otherwise has no row: it was
 * ordered, or removed in another tab. A new line gets a row at its place in the list.
 */
export function rowsOf<Line extends NamedLine>(
  before: readonly ListRow<Line>[],
  lines: readonly Line[],
  { moved = [], changed = noIds }: OwnChanges = {},
): readonly ListRow<Line>[] {
  const unplacedLines = new Map(lines.map((line) => [lineName(line), line]));
  const targets = new Map(moved.map(({ id, to }) => [id, lineName(to)]));
  const isTarget = new Set(targets.values());
  const rows = before.flatMap((row) => {
    const target = targets.get(row.id);
    const name = target ?? lineName(row.line);
    const line = unplacedLines.get(name);
    // The moved row has become one with this row, or with another moved row.
    if (isTarget.has(name) && (target === undefined || line === undefined)) return [];
    unplacedLines.delete(name);
    if (line === undefined) return row.isRemoved || changed.has(row.id) ? [{ ...row, isRemoved: true }] : [];
    // The same object if nothing changed, so that the row need not render again.
    return [line === row.line && !row.isRemoved ? row : { ...row, line, isRemoved: false }];
  });
  if (unplacedLines.size === 0) return rows;
  const ids = new Set(rows.map(({ id }) => id));
  for (const [at, line] of lines.entries()) {
    const name = lineName(line);
    if (!unplacedLines.has(name)) continue;
    const id = newId(ids, name);
    ids.add(id);
    rows.splice(Math.min(at, rows.length), 0, { id, line, isRemoved: false });
  }
  return rows;
}

/** Returns the name of the line as id, with a mark if another row has it since before its grade was changed. */
const newId = (ids: ReadonlySet<string>, name: string): string => (ids.has(name) ? newId(ids, `${name}+`) : name);
