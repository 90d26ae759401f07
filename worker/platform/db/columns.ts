import type { Column } from 'drizzle-orm';

/** A column that the SQL computes, or that is read from a JSON list. `Value` is what D1 returns for it. */
export interface ComputedColumn<Value> {
  readonly nullable: boolean;
  /** Carries the type; never set. */
  readonly value?: Value;
}

/** The columns of a row by name: columns of the tables in `schema/`, and computed ones. */
export type RowColumns = Readonly<Record<string, Column | ComputedColumn<unknown>>>;

/** What D1 returns for a column: flags are 0 or 1, JSON is text. */
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
