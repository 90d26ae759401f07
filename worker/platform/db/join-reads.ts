import type { Db } from '../context';

/** A batch that waits for the others of its turn. */
interface Waiting {
  readonly statements: readonly D1PreparedStatement[];
  readonly resolve: (results: D1Result[]) => void;
  readonly reject: (error: unknown) => void;
}

const changesData = /\b(?:insert|update|delete|replace)\b/i;

/**
 * Returns a function that makes databases for calls of one person which run side by side. Batches that these send in
 * one turn of the event loop go in one round trip. A call that has prepared a statement which changes data sends its
 * batches alone, so that a guard which refuses one call aborts no other.
 */
export function joinReads(inner: Db): () => Db {
  let waiting: Waiting[] = [];
  const send = async () => {
    // Waits for the end of the turn, so that all calls that continue in it can add their batches.
    await scheduler.wait(0);
    const sent = waiting;
    waiting = [];
    try {
      const results = await inner.batch(sent.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of sent) {
        resolve(results.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  };
  return () => {
    let isAlone = false;
    return {
      prepare(query) {
        isAlone ||= changesData.test(query);
        return inner.prepare(query);
      },
      getBookmark: () => inner.getBookmark(),
      async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
        if (isAlone) return inner.batch<T>(statements);
        const joined = new Promise<D1Result[]>((resolve, reject) => {
          waiting.push({ statements, resolve, reject });
        });
        if (waiting.length === 1) void send();
        // oxlint-disable-next-line typescript/consistent-type-assertions -- a batch has the rows of its statements
        return (await joined) as D1Result<T>[];
      },
    };
  };
}
