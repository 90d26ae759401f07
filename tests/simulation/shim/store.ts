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
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Prepared {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
  readonly writes: boolean;
}

const writing = /\b(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER)\b/i;

/** Returns whether a statement may write; a SELECT that only quotes such a word counts as one, which harms nothing. */
export const isWriting = (text: string) => writing.test(text);

/** Snapshots kept for replicas: none is older by more commits. */
const keptSnapshots = 8;

const unwritten = { changes: 0, id: 0 };

type Listener = (asked: readonly Asked[], answers: readonly Answer[] | null, error: string | null) => void;

let listener: Listener | null = null;
/** Tells every batch from now on with what came of it; for the comparison with workerd. */
export function listenToStatements(heard: Listener | null): void {
  listener = heard;
}

/** One SQLite database in memory: the primary, or an older copy of it. */
export class Store {
  readonly database: DatabaseSync;
  private readonly prepared = new Map<string, Prepared>();
  private readonly counted: StatementSync;
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
  }

  private prepare(text: string): Prepared {
    const known = this.prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.database.prepare(text);
    const columns = statement.columns().map(({ name }) => name);
    statement.setReturnArrays(true);
    const made = { statement, columns, writes: isWriting(text) };
    this.prepared.set(text, made);
    return made;
  }

  private counts(): { readonly changes: number; readonly id: number } {
    const row = this.counted.get();
    return { changes: Number(row?.['changes']), id: Number(row?.['id']) };
  }

  /** Runs one statement. Throws as SQLite does. */
  private execute({ text, values }: Asked): Answer {
    const { statement, columns, writes } = this.prepare(text);
    const before = writes ? this.counts() : unwritten;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- setReturnArrays makes rows arrays
    const found = statement.all(...values.map(inputOf)) as unknown as SQLOutputValue[][];
    const after = writes ? this.counts() : unwritten;
    return {
      columns,
      rows: found.map((row) => row.map(outputOf)),
      changes: after.changes - before.changes,
      lastRowId: after.id,
    };
  }

  /** Runs statements as one transaction, all or none. Throws D1's error. */
  batch(asked: readonly Asked[]): Answer[] {
    try {
      const answers = this.writeAll(asked);
      listener?.(asked, answers, null);
      return answers;
    } catch (error) {
      listener?.(asked, null, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  private writeAll(asked: readonly Asked[]): Answer[] {
    if (!asked.some(({ text }) => isWriting(text))) return this.readAll(asked);
    this.database.exec('BEGIN IMMEDIATE');
    let answers: Answer[];
    try {
      answers = asked.map((one) => this.execute(one));
      this.database.exec('COMMIT');
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw d1ErrorOf(error);
    }
    if (answers.some(({ changes }) => changes > 0)) this.noteCommit();
    return answers;
  }

  /** Nobody can write between two of these, since nothing here waits. */
  private readAll(asked: readonly Asked[]): Answer[] {
    try {
      return asked.map((one) => this.execute(one));
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

  /** Returns rows as objects, past all weather; for actors, checks and reports. */
  read(text: string, ...values: readonly unknown[]): Readonly<Record<string, string | number | null>>[] {
    const { columns, rows } = this.execute({ text, values });
    // oxlint-disable-next-line typescript/consistent-type-assertions -- texts, numbers and NULL alone
    return rows.map(
      (row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])) as Record<string, string | number | null>,
    );
  }

  /** Writes past all weather; for what happens outside of the shop, such as an authenticator's proof. */
  write(text: string, ...values: readonly unknown[]): void {
    this.batch([{ text, values }]);
  }

  close(): void {
    this.database.close();
  }
}
