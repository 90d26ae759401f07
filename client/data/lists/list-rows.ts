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
  readonly gone: boolean;
}

/** Row whose line has become another one: its grade was changed. */
export interface MovedRow {
  readonly id: string;
  readonly to: NamedLine;
}

/**
 * Returns the rows of a list's new lines. A row keeps its place; a row without a line stays as a removed row. A new
 * line gets a row at its place in the list.
 */
export function rowsOf<Line extends NamedLine>(
  before: readonly ListRow<Line>[],
  lines: readonly Line[],
  moved?: MovedRow,
): readonly ListRow<Line>[] {
  const left = new Map(lines.map((line) => [lineName(line), line]));
  const target = moved === undefined ? undefined : lineName(moved.to);
  const rows = before.flatMap((row) => {
    const isMoved = row.id === moved?.id;
    const name = isMoved && target !== undefined ? target : lineName(row.line);
    // The moved row has become one with this row.
    if (!isMoved && name === target) return [];
    const line = left.get(name);
    left.delete(name);
    return [line === undefined ? { ...row, gone: true } : { ...row, line, gone: false }];
  });
  for (const [at, line] of lines.entries()) {
    const name = lineName(line);
    if (left.has(name)) rows.splice(Math.min(at, rows.length), 0, { id: newId(rows, name), line, gone: false });
  }
  return rows;
}

/** Returns the name of the line as id, with a mark if another row has it since before its grade was changed. */
const newId = (rows: readonly { readonly id: string }[], name: string): string =>
  rows.some(({ id }) => id === name) ? newId(rows, `${name}+`) : name;
