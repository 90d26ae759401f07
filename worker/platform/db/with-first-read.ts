import type { Db } from '../context';
import { readStatement, type BoundRead } from './read';

/** A database, and the rows of a read that ran in its first batch; null before that. */
export interface WithFirstRead<Row> {
  readonly db: Db;
  readonly found: () => readonly Row[] | null;
}

/** Returns a database whose first batch also runs a read, before its own statements, in the same round trip. */
export function withFirstRead<Row>(inner: Db, bound: BoundRead<Row>): WithFirstRead<Row> {
  let found: readonly Row[] | null = null;
  const db: Db = {
    prepare: (query) => inner.prepare(query),
    getBookmark: () => inner.getBookmark(),
    async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
      if (found !== null) return inner.batch<T>(statements);
      const [first, ...results] = await inner.batch<T>([readStatement(inner, bound), ...statements]);
      found = bound.read.rowsOf(first);
      return results;
    },
  };
  return { db, found: () => found };
}
