/** Kinds of rows that an import changes and an undo restores. */
export const importChangeKinds = ['edition', 'work', 'author', 'publisher', 'copies'] as const;
export type ImportChangeKind = (typeof importChangeKinds)[number];

/**
 * Values of some fields, each in a list of its own. So null is a value, where a JSON merge patch (RFC 7396), by which
 * the changes of one row are joined, would remove the field.
 */
export type FieldValues = Readonly<Record<string, readonly [unknown]>>;

/** A change of one row. `before`: null where the import added it. Both have the same fields otherwise. */
export interface RowChange {
  readonly before: FieldValues | null;
  readonly after: FieldValues;
}

/**
 * Returns how a row changed in the fields `names`, or null where it did not. Of an added row only the field `title` is
 * kept, if it has one: the row itself holds the rest.
 */
export function changeOf<Row extends object>(
  before: Row | undefined,
  after: Row,
  names: readonly (keyof Row & string)[],
): RowChange | null {
  if (before === undefined) {
    const titles = names.filter((name) => name === 'title');
    return { before: null, after: Object.fromEntries(titles.map((name) => [name, [after[name]]])) };
  }
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map((name) => [name, [before[name]]])),
    after: Object.fromEntries(changed.map((name) => [name, [after[name]]])),
  };
}

/**
 * Returns the fields that an undo restores: those that still have the value that the import wrote. `isComplete`: these
 * are all fields of the change.
 */
export function fieldsToRestore(
  present: object,
  { before, after }: RowChange,
): { readonly fields: Readonly<Record<string, unknown>>; readonly isComplete: boolean } {
  const values: Readonly<Record<string, unknown>> = { ...present };
  const own = Object.entries(before ?? {});
  const fields = own.filter(([name]) => values[name] === after[name]?.[0]).map(([name, [value]]) => [name, value]);
  return { fields: Object.fromEntries(fields), isComplete: fields.length === own.length };
}
