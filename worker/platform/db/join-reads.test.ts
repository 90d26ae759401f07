import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Db } from '../context';
import { joinReads } from './join-reads';

/** Returns a database that records the number of statements of each round trip. */
function notedDb() {
  const trips: number[] = [];
  const session = env.DB.withSession();
  const db: Db = {
    prepare: (query) => session.prepare(query),
    getBookmark: () => session.getBookmark(),
    batch: async (statements) => {
      trips.push(statements.length);
      return session.batch(statements);
    },
  };
  return { db, trips };
}

const numbers = async (db: Db, ...wanted: readonly number[]) => {
  const results = await db.batch<{ n: number }>(wanted.map((n) => db.prepare('SELECT ?1 AS n').bind(n)));
  return results.flatMap(({ results: rows }) => rows.map(({ n }) => n));
};

describe('joinReads', () => {
  it('sends the batches of one turn in one round trip and returns each its own rows', async () => {
    const { db, trips } = notedDb();
    const open = joinReads(db);

    const found = await Promise.all([numbers(open(), 1, 2), numbers(open(), 3), numbers(open(), 4, 5, 6)]);

    expect(found).toEqual([[1, 2], [3], [4, 5, 6]]);
    expect(trips).toEqual([6]);
  });

  it('joins the next batches of calls that one answer has woken', async () => {
    const { db, trips } = notedDb();
    const open = joinReads(db);
    const twice = async (call: Db, n: number) => [await numbers(call, n), await numbers(call, n + 10)].flat();

    const found = await Promise.all([twice(open(), 1), twice(open(), 2)]);

    expect(found).toEqual([
      [1, 11],
      [2, 12],
    ]);
    expect(trips).toEqual([2, 2]);
  });

  it('sends a batch alone whose call changes data', async () => {
    const { db, trips } = notedDb();
    const open = joinReads(db);
    const writing = async (call: Db) => {
      await call.batch([call.prepare("DELETE FROM owners WHERE id = 'v:nobody'")]);
      return numbers(call, 7);
    };

    const found = await Promise.all([numbers(open(), 1), writing(open()), numbers(open(), 2)]);

    expect(found).toEqual([[1], [7], [2]]);
    expect(trips.toSorted((a, b) => a - b)).toEqual([1, 1, 2]);
  });

  it('refuses all batches of a round trip that the database refuses, and no later one', async () => {
    const { db } = notedDb();
    const open = joinReads(db);
    const failing = open();

    const outcomes = await Promise.allSettled([
      numbers(open(), 1),
      failing.batch([failing.prepare('SELECT n FROM no_such_table')]),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await numbers(open(), 2)).toEqual([2]);
  });
});
