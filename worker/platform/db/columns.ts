import { getTableColumns, type Column, type Table } from 'drizzle-orm';

/** A column that the SQL computes, or that is read from a JSON list. `Value` is what D1 returns for it. */
export interface ComputedColumn<Value> {
  readonly nullable: boolean;
  /** Carries the type; never set. */
  readonly value?: Value;
}

/** The columns of a row by name: columns of the tables in `schema/`, and computed ones. */
export type RowColumns = Readonly<Record<string, Column | ComputedColumn<unknown>>>;

/** Value that D1 returns for a column: flags are 0 or 1, JSON is text. */
type StoredValue<Of> =
  Of extends ComputedColumn<infer Value>
    ? Value
    : Of extends Column
      ? | (Of['_']['data'] extends Of['_']['driverParam'] ? Of['_']['data'] : Of['_']['driverParam'])
        | (Of['_']['notNull'] extends true ? never : null)
      : never;

/** A row with these columns, as D1 returns it. */
export type RowOf<Columns extends RowColumns> = { readonly [Name in keyof Columns]: StoredValue<Columns[Name]> };

/** A computed number. */
export const number: ComputedColumn<number> = { nullable: false };

/** Returns a computed text; `Value` narrows it to the codes that the SQL can return. */
export function text<Value extends string = string>(): ComputedColumn<Value> {
  return { nullable: false };
}

/** Returns a column that is null where the SQL finds no row for it, for example in a LEFT JOIN. */
export function nullable<Of extends Column | ComputedColumn<unknown>>(
  _column: Of,
): ComputedColumn<StoredValue<Of> | null> {
  return { nullable: true };
}

/** Returns a column that the table allows to be null, but that a condition or a trigger fills in all rows of a read. */
export function filled<Of extends Column>(_column: Of): ComputedColumn<NonNullable<StoredValue<Of>>> {
  return { nullable: false };
}

/** The columns of a table by the names that they have in SQL. */
type TableColumns<Of extends Table> = {
  readonly [Key in keyof Of['_']['columns'] as Of['_']['columns'][Key]['_']['name']]: Of['_']['columns'][Key];
};

/** Returns columns of a table by their names in SQL: those of `names`, or all of them (`SELECT *`) without names. */
export function columnsOf<Of extends Table, Name extends keyof TableColumns<Of> = keyof TableColumns<Of>>(
  table: Of,
  ...names: readonly Name[]
): Pick<TableColumns<Of>, Name> {
  const columns = Object.values<Column>(getTableColumns(table)).map((column) => [column.name, column] as const);
  const wanted = new Set<unknown>(names);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries carry no types; `names` are the keys
  return Object.fromEntries(names.length === 0 ? columns : columns.filter(([name]) => wanted.has(name))) as Pick<
    TableColumns<Of>,
    Name
  >;
}
