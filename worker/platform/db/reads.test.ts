import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { definedReads, Read, readBatch } from './read';

// Every module of the Worker is loaded, so that every read of the Worker is defined.
import.meta.glob(['../../**/*.ts', '!../../**/*.test.ts', '!../../testing/**'], { eager: true });

const db = env.DB.withSession('first-primary');

/** Binds `1` to each place of a text: a valid value for MATCH, LIMIT and json_each. */
function bound(statement: string): D1PreparedStatement {
  const places = [...statement.matchAll(/\?(\d+)/g)].map(([, place]) => Number(place));
  return db.prepare(statement).bind(...Array.from({ length: Math.max(0, ...places) }, () => '1'));
}

/** Returns the names of the columns that a statement returns. A write is prepared, but not run. */
async function columnsOf({ text: statement }: Read<unknown>): Promise<string[]> {
  if (!/\bRETURNING\b/.test(statement)) {
    const [names] = await bound(statement).raw({ columnNames: true });
    return names;
  }
  await bound(`EXPLAIN ${statement}`).all();
  const table = /(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)/.exec(statement)?.[1] ?? '';
  const returned = /RETURNING ([^)]*)$/.exec(statement)?.[1] ?? '';
  const [names] = await db.prepare(`SELECT ${returned} FROM ${table} LIMIT 0`).raw({ columnNames: true });
  return names;
}

const titled = definedReads().map((read) => [read.text.replaceAll(/\s+/g, ' ').trim().slice(0, 90), read] as const);

describe('definedReads', () => {
  it.each(titled)('has the columns of its row: %s', async (_title, read) => {
    expect((await columnsOf(read)).toSorted()).toEqual(read.columns.toSorted());
  });

  it('lacks a column when the SQL leaves one out', async () => {
    const read = new Read<{ isbn: string; grade: string }>(['isbn', 'grade'], 'SELECT isbn FROM stock WHERE isbn = ?1');

    expect((await columnsOf(read)).toSorted()).not.toEqual(read.columns.toSorted());
  });
});

describe('readBatch', () => {
  it('returns the rows of each read in their order', async () => {
    const one = new Read<{ n: number }>(['n'], 'SELECT ?1 + 0 AS n');
    const none = new Read<{ code: string }>(['code'], 'SELECT ?1 AS code WHERE false');

    expect(await readBatch(db, [one.with(7), none.with('x')])).toEqual([[{ n: 7 }], []]);
  });
});

describe('Read', () => {
  const codes = new Read<{ code: string; n: number }>(
    ['code', 'n'],
    'SELECT value AS code, key AS n FROM json_each(?1)',
  );

  it('returns all rows, the first row, or null', async () => {
    expect(await codes.all(db, '["a", "b"]')).toEqual([
      { code: 'a', n: 0 },
      { code: 'b', n: 1 },
    ]);
    expect(await codes.first(db, '["a", "b"]')).toEqual({ code: 'a', n: 0 });
    expect(await codes.first(db, '[]')).toBeNull();
  });
});
