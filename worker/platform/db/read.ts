import type { Db } from '../context';
import type { RowColumns, RowOf } from './columns';

/** A value that a statement binds; lists are bound as one JSON text (`json_each`). */
export type SqlValue = string | number | null;

/** A read whose values are given, for `readBatch`. */
export interface BoundRead<Row> {
  readonly read: Read<Row>;
  readonly values: readonly SqlValue[];
}

/** A hand-written SELECT, or a write with RETURNING, and the columns that its rows have. */
export class Read<Row> {
  readonly columns: readonly string[];
  readonly text: string;

  constructor(columns: readonly string[], text: string) {
    this.columns = columns;
    this.text = text;
  }

  /** Returns the prepared statement, for a batch with statements of others. */
  statement(db: Db, ...values: readonly SqlValue[]): D1PreparedStatement {
    return db.prepare(this.text).bind(...values);
  }

  /** Returns the rows of this statement's result in a batch; none where the batch has no such result. */
  rowsOf(result: D1Result | undefined): Row[] {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- reads.test.ts compares the columns
    return (result?.results ?? []) as Row[];
  }

  /** Runs the statement and returns all rows. */
  async all(db: Db, ...values: readonly SqlValue[]): Promise<Row[]> {
    return this.rowsOf(await this.statement(db, ...values).all());
  }

  /** Runs the statement and returns its first row, or null. */
  async first(db: Db, ...values: readonly SqlValue[]): Promise<Row | null> {
    return this.statement(db, ...values).first<Row>();
  }

  /** Returns this read with its values, for `readBatch`. */
  with(...values: readonly SqlValue[]): BoundRead<Row> {
    return { read: this, values };
  }
}

/** Returns the prepared statement of a read with its values, for a batch with statements of others. */
export function readStatement<Row>(db: Db, { read, values }: BoundRead<Row>): D1PreparedStatement {
  return read.statement(db, ...values);
}

const defined: Read<unknown>[] = [];

/** Returns every read that the loaded modules define. A test prepares each and compares its columns. */
export function definedReads(): readonly Read<unknown>[] {
  return defined;
}

/**
 * Defines a read of SQL that does not depend on its call. Call it once, at the top of a file.
 * Tests use `new Read` instead, so that `definedReads` has only the reads of the shop.
 * `text`: its columns, by name or alias, are those of `columns`, no more and no fewer; values are `?1`, `?2` …
 */
export function defineRead<Columns extends RowColumns>(columns: Columns, text: string): Read<RowOf<Columns>> {
  const read = new Read<RowOf<Columns>>(Object.keys(columns), text);
  defined.push(read);
  return read;
}

/**
 * Defines reads of one row shape whose SQL depends on an option, such as an order. Returns the read for an option.
 * `samples`: one option for each form that the SQL can take; these are the texts that the test prepares.
 */
export function defineReads<Columns extends RowColumns, Option>(
  columns: Columns,
  text: (option: Option) => string,
  samples: readonly [Option, ...Option[]],
): (option: Option) => Read<RowOf<Columns>> {
  const names = Object.keys(columns);
  const readFor = (option: Option) => new Read<RowOf<Columns>>(names, text(option));
  defined.push(...samples.map(readFor));
  return readFor;
}

/** The rows of each of several reads. */
export type RowsOfEach<Reads extends readonly BoundRead<unknown>[]> = {
  [At in keyof Reads]: Reads[At] extends BoundRead<infer Row> ? Row[] : never;
};

/** Returns the rows of each read from the results of a batch that begins with them, in the order of `reads`. */
export function rowsOfEach<const Reads extends readonly BoundRead<unknown>[]>(
  reads: Reads,
  results: readonly D1Result[],
): RowsOfEach<Reads> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a batch answers its statements in their order
  return reads.map(({ read }, index) => read.rowsOf(results[index])) as RowsOfEach<Reads>;
}

/** Runs several reads in one round trip. Returns the rows of each, in the order of `reads`. */
export async function readBatch<const Reads extends readonly BoundRead<unknown>[]>(
  db: Db,
  reads: Reads,
): Promise<RowsOfEach<Reads>> {
  return rowsOfEach(reads, await db.batch(reads.map((read) => readStatement(db, read))));
}
