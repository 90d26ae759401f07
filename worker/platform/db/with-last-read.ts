import type { Db } from '../context';
import { readStatement, type BoundRead } from './read';

/** A database, and the rows of a read that runs in its batches once a statement needs it. */
export interface WithLastRead<Row> {
  readonly db: Db;
  /**
   * Ends the reading. Returns whether a statement needed it, and the rows that the last batch has read; null where no
   * batch came after that statement was prepared.
   */
  readonly end: () => { readonly isNeeded: boolean; readonly found: readonly Row[] | null };
}

/**
 * Returns a database whose batches also run a read, after their own statements, in the same round trip. They do so from
 * the first prepared statement on for which `needsRead` is true.
 */
export function withLastRead<Row>(
  inner: Db,
  bound: BoundRead<Row>,
  needsRead: (query: string) => boolean,
): WithLastRead<Row> {
  let isNeeded = false;
  let hasEnded = false;
  let found: readonly Row[] | null = null;
  const db: Db = {
    prepare(query) {
      isNeeded ||= !hasEnded && needsRead(query);
      return inner.prepare(query);
    },
    getBookmark: () => inner.getBookmark(),
    async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
      if (!isNeeded || hasEnded) return inner.batch<T>(statements);
      const results = await inner.batch<T>([...statements, readStatement(inner, bound)]);
      found = bound.read.rowsOf(results.pop());
      return results;
    },
  };
  const end = () => {
    hasEnded = true;
    return { isNeeded, found };
  };
  return { db, end };
}
