import type { Db } from '../../worker/platform/context';

/** A statement with the values that it binds. */
export interface Written {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Batches of writes, in the order in which they were made. */
export type Writes = readonly (readonly Written[])[];

const isRead = ({ text }: Written) => /^\s*(?:SELECT|WITH)\b/i.test(text);

/** Returns a database that keeps the writes of its batches in `writes`. */
export function recordWrites(inner: Db, writes: (readonly Written[])[]): Db {
  const sources = new WeakMap<D1PreparedStatement, Written>();
  return {
    prepare(text) {
      const statement = inner.prepare(text);
      const bind = statement.bind.bind(statement);
      sources.set(statement, { text, values: [] });
      statement.bind = (...values) => {
        const bound = bind(...values);
        sources.set(bound, { text, values });
        return bound;
      };
      return statement;
    },
    async batch<Row>(statements: D1PreparedStatement[]) {
      const results = await inner.batch<Row>(statements);
      const written = statements.flatMap((statement) => sources.get(statement) ?? []).filter((each) => !isRead(each));
      if (written.length > 0) writes.push(written);
      return results;
    },
    getBookmark: () => inner.getBookmark(),
  };
}

/** Makes recorded writes again, batch by batch. */
export async function replay(db: Db, writes: Writes): Promise<void> {
  for (const batch of writes) await db.batch(batch.map(({ text, values }) => db.prepare(text).bind(...values)));
}
