import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { d1ErrorOf } from './sqlite-errors';
import { inputOf, outputOf } from './d1-values';

/** Rows of one statement, before they are shaped for a caller. */
export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Rows written, by triggers too; as D1 counts them. */
  readonly changes: number;
  readonly lastRowId: number;
}
export interface BoundStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Prepared {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

const writing = /\b(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER)\b/i;

/** Facts about a statement, cached by its text. */
const known = new Map<string, { readonly writes: boolean; readonly parameters: number }>();

/** Returns whether a text may write, and how many parameters it takes; those in quoted text don't count. */
function factsOf(text: string) {
  const found = known.get(text);
  if (found !== undefined) return found;
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, '').replaceAll(/--.*$/gm, '');
  const numbered = [...plain.matchAll(/\?(\d+)/g)].map(([, digits]) => Number(digits));
  const parameters = numbered.length > 0 ? Math.max(...numbered) : (plain.match(/\?/g)?.length ?? 0);
  const facts = { writes: writing.test(text), parameters };
  known.set(text, facts);
  return facts;
}

/** Returns whether a statement may write; a SELECT that only quotes such a word counts as one, which harms nothing. */
export const isWriting = (text: string) => factsOf(text).writes;

/** Returns how many values a statement must be given. */
export const parametersOf = (text: string) => factsOf(text).parameters;

/** Snapshots kept for replicas: none is older by more commits. */
const keptSnapshots = 8;

/** Returns the rows of an answer as objects by column; of two columns of one name the last counts. */
export function objectsOf({ columns, rows }: Answer): Record<string, unknown>[] {
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) object[columns[at] ?? ''] = row[at];
    return object;
  });
}

type Listener = (asked: readonly BoundStatement[], answers: readonly Answer[] | null, error: string | null) => void;

let listener: Listener | null = null;
/** Reports every batch with its results, for the comparison with workerd. */
export function listenToStatements(heard: Listener | null): void {
  listener = heard;
}

/** One SQLite database in memory: the primary, or an older copy of it. */
export class Store {
  readonly database: DatabaseSync;
  private readonly prepared = new Map<string, Prepared>();
  private readonly counted: StatementSync;
  private readonly begin: StatementSync;
  private readonly commit: StatementSync;
  /** Number of commits that wrote something. */
  commits = 0;
  /** Images of the last commits, oldest first, while `keepsSnapshots`. */
  readonly snapshots: Uint8Array[] = [];
  keepsSnapshots = false;

  constructor(image: Uint8Array | null) {
    this.database = new DatabaseSync(':memory:');
    if (image !== null) this.database.deserialize(image);
    this.database.exec('PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = OFF; PRAGMA temp_store = MEMORY;');
    this.counted = this.database.prepare('SELECT total_changes() AS changes, last_insert_rowid() AS id');
    this.counted.setReadBigInts(true);
    this.begin = this.database.prepare('BEGIN IMMEDIATE');
    this.commit = this.database.prepare('COMMIT');
  }

  private prepare(text: string): Prepared {
    const before = this.prepared.get(text);
    if (before !== undefined) return before;
    const statement = this.database.prepare(text);
    const columns = statement.columns().map(({ name }) => name);
    statement.setReturnArrays(true);
    const made = { statement, columns };
    this.prepared.set(text, made);
    return made;
  }

  /** Rows written so far, by triggers too. */
  private count(): number {
    return Number(this.counted.get()?.['changes']);
  }

  /**
   * Runs one statement; `changes` is what was written before it, or null where it only reads. Throws as SQLite does.
   */
  private execute({ text, values }: BoundStatement, changes: number | null): Answer {
    const { statement, columns } = this.prepare(text);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- setReturnArrays makes rows arrays
    const found = statement.all(...values.map(inputOf)) as unknown as SQLOutputValue[][];
    const rows: unknown[][] = found;
    for (const [at, row] of found.entries())
      if (row.some((value) => value instanceof Uint8Array)) rows[at] = row.map(outputOf);
    if (changes === null) return { columns, rows, changes: 0, lastRowId: 0 };
    const after = this.counted.get();
    return { columns, rows, changes: Number(after?.['changes']) - changes, lastRowId: Number(after?.['id']) };
  }

  /** Runs statements as one transaction, all or none. Throws D1's error. */
  batch(asked: readonly BoundStatement[]): Answer[] {
    try {
      const answers = this.writeAll(asked);
      listener?.(asked, answers, null);
      return answers;
    } catch (error) {
      listener?.(asked, null, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  private writeAll(asked: readonly BoundStatement[]): Answer[] {
    if (!asked.some(({ text }) => isWriting(text))) return this.readAll(asked);
    this.begin.run();
    const answers: Answer[] = [];
    const before = this.count();
    let written = before;
    try {
      for (const one of asked) {
        const answer = this.execute(one, isWriting(one.text) ? written : null);
        written += answer.changes;
        answers.push(answer);
      }
      this.commit.run();
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw d1ErrorOf(error);
    }
    if (written > before) this.noteCommit();
    return answers;
  }

  /** No write can happen between two of these calls, because they do not wait. */
  private readAll(asked: readonly BoundStatement[]): Answer[] {
    try {
      return asked.map((one) => this.execute(one, null));
    } catch (error) {
      throw d1ErrorOf(error);
    }
  }

  private noteCommit(): void {
    this.commits += 1;
    if (!this.keepsSnapshots) return;
    this.snapshots.push(this.database.serialize());
    if (this.snapshots.length > keptSnapshots) this.snapshots.shift();
  }

  /** Returns rows as objects, without faults or delays; for actors, checks and reports. */
  read(text: string, ...values: readonly unknown[]): Readonly<Record<string, string | number | null>>[] {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- texts, numbers and NULL alone
    return objectsOf(this.execute({ text, values }, null)) as Record<string, string | number | null>[];
  }

  /** Returns rows as lists of values, one at a time: for tables that are too large to be read at once. */
  *each(text: string): Generator<readonly unknown[]> {
    const { statement } = this.prepare(text);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- setReturnArrays makes rows arrays
    for (const row of statement.iterate() as unknown as Iterable<SQLOutputValue[]>) yield row.map(outputOf);
  }

  /** Writes without faults, for events outside of the shop, such as an authenticator's proof. */
  write(text: string, ...values: readonly unknown[]): void {
    this.batch([{ text, values }]);
  }

  close(): void {
    this.database.close();
  }
}
