import type { Line } from './line';
import { inputOf, maxParameters } from './d1-values';
import { d1Error, diskFull, lostConnection } from './sqlite-errors';
import { isWriting, objectsOf, parametersOf, type Answer, type BoundStatement, type Store } from './store';

/** The databases that a line reaches: the primary, and a replica with the lag of its conditions. */
export interface Databases {
  readonly primary: Store;
  /** Returns an older copy, or null where the primary must answer. */
  replica(commitsBehind: number, atLeast: number): Store | null;
}

const errors = { refused: lostConnection, full: diskFull };
const metaOf = ({ changes, lastRowId }: Answer) => ({
  served_by: 'simulation',
  duration: 0,
  changes,
  last_row_id: lastRowId,
  changed_db: changes > 0,
  size_after: 0,
  rows_read: 0,
  rows_written: changes,
});

const resultOf = (answer: Answer) => ({ success: true as const, results: objectsOf(answer), meta: metaOf(answer) });

/** One prepared statement with its values, as D1 offers it. */
class Statement {
  readonly asked: BoundStatement;
  private readonly ask: (asked: readonly BoundStatement[]) => Promise<Answer[]>;

  constructor(ask: Statement['ask'], asked: BoundStatement) {
    this.ask = ask;
    this.asked = asked;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.ask, { text: this.asked.text, values: values.map(inputOf) });
  }

  private async one(): Promise<Answer> {
    const [answer] = await this.ask([this.asked]);
    if (answer === undefined) throw new Error('a statement without an answer');
    return answer;
  }

  async all() {
    return resultOf(await this.one());
  }

  async run() {
    return this.all();
  }

  async first(column?: string): Promise<unknown> {
    const [row] = objectsOf(await this.one());
    if (row === undefined) return null;
    if (column === undefined) return row;
    if (!(column in row)) throw new Error(`D1_COLUMN_NOTFOUND: Column not found (${column})`);
    return row[column];
  }

  async raw(options?: { readonly columnNames?: boolean }) {
    const { columns, rows } = await this.one();
    return options?.columnNames === true ? [[...columns], ...rows] : rows;
  }
}

/** Throws D1's error where values and parameters differ in number. */
function requireCount({ text, values }: BoundStatement): void {
  if (parametersOf(text) !== values.length) throw d1Error('Wrong number of parameter bindings for SQL query.');
}

/** A session over one line; `constraint` as of `withSession`. */
class Session {
  private readonly line: Line;
  private readonly databases: Databases;
  private readonly mayBeOld: boolean;
  private seen: number;

  constructor(line: Line, databases: Databases, constraint: string) {
    this.line = line;
    this.databases = databases;
    this.mayBeOld = constraint !== 'first-primary';
    this.seen = commitsIn(constraint);
  }

  prepare(text: string): Statement {
    return new Statement((asked) => this.ask(asked), { text, values: [] });
  }

  async batch(statements: readonly Statement[]) {
    return (await this.ask(statements.map(({ asked }) => asked))).map(resultOf);
  }

  private ask(asked: readonly BoundStatement[]): Promise<Answer[]> {
    const writes = asked.some(({ text }) => isWriting(text));
    return this.line.call(
      writes ? 'write' : 'read',
      () => {
        const crowded = asked.find(({ values }) => values.length > maxParameters);
        if (crowded !== undefined) throw d1Error('too many SQL variables: SQLITE_ERROR');
        asked.forEach(requireCount);
        const { primary } = this.databases;
        const old =
          writes || !this.mayBeOld ? null : this.databases.replica(this.line.conditions.commitsBehind, this.seen);
        const answers = (old ?? primary).batch(asked);
        if (old === null) this.seen = primary.commits;
        return answers;
      },
      errors,
    );
  }

  getBookmark(): string {
    const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
    return `${hex(0, 8)}-${hex(this.seen, 8)}-${hex(0, 8)}-${hex(0, 32)}`;
  }
}

/** Commits that a bookmark proves; 0 for the words that are not a bookmark. */
function commitsIn(constraint: string): number {
  const found = /^[0-9a-f]{8}-([0-9a-f]{8})-/.exec(constraint)?.[1];
  return found === undefined ? 0 : Number.parseInt(found, 16);
}

/** Returns D1 over a line: sessions with bookmarks, atomic batches, D1's errors. */
export function databaseOf(line: Line, databases: Databases): D1Database {
  const direct = new Session(line, databases, 'first-primary');
  const database = {
    prepare: (text: string) => direct.prepare(text),
    batch: (statements: readonly Statement[]) => direct.batch(statements),
    withSession: (constraint = 'first-unconstrained') => new Session(line, databases, constraint),
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the shop calls of D1
  return database as unknown as D1Database;
}
