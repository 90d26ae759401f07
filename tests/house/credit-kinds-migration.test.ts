import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';

const migration = '0035_kinds_of_store_credit.sql';

type OldRow = readonly [id: string, amount: number, reason: string, trade: string | null, day: number];

/** Returns the rows of store credit (id, amount, kind) after the migration of a database with these rows. */
function migrated(rows: readonly OldRow[], accounts: readonly string[] = ['ann']): unknown[] {
  const database = new DatabaseSync(':memory:');
  const apply = (files: readonly string[]) => {
    for (const file of files) database.exec(readFileSync(`migrations/${file}`, 'utf8'));
  };
  const files = readdirSync('migrations').toSorted();
  apply(files.filter((file) => file < migration));
  const insert = database.prepare(
    `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at) VALUES (?, ?, 'EUR', ?, ?, ?, ?)`,
  );
  for (const account of accounts)
    for (const [id, amount, reason, trade, day] of rows)
      insert.run(account === 'ann' ? id : `${account}-${id}`, account, amount, reason, trade, `2026-01-0${day}`);
  apply([migration]);
  const after = database
    .prepare(`SELECT id, amount, kind FROM store_credit WHERE account = 'ann' ORDER BY at, id`)
    .all()
    .map(({ id, amount, kind }) => [id, amount, kind]);
  const balances = database
    .prepare('SELECT sum(amount) AS n FROM store_credit GROUP BY account, currency')
    .all()
    .map(({ n }) => n);
  const before = rows.reduce((sum, [, amount]) => sum + amount, 0);
  expect(balances).toEqual(accounts.map(() => before));
  expect(() => database.exec(`UPDATE store_credit SET amount = 1`)).toThrow('append_only');
  expect(() =>
    database.exec(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at, kind)
       VALUES ('too-much', 'ann', 'EUR', -100000, 'used', '2026-02-01', 'earned')`,
    ),
  ).toThrow('store_credit_enough');
  database.close();
  return after;
}

describe('the migration to kinds of store credit', () => {
  it('keeps the kind of unused credit', () => {
    const rows = [
      ['t', 1000, 'trade', 'one', 1],
      ['b', 100, 'bonus', 'one', 1],
    ] as const;

    expect(migrated(rows)).toEqual([
      ['b', 100, 'bonus'],
      ['t', 1000, 'earned'],
    ]);
  });

  it('counts a use as bonus first and splits it in two rows', () => {
    const rows = [
      ['t', 1000, 'trade', 'one', 1],
      ['b', 100, 'bonus', 'one', 1],
      ['u', -400, 'used', 'two', 2],
    ] as const;

    expect(migrated(rows, ['ann', 'ben'])).toEqual([
      ['b', 100, 'bonus'],
      ['t', 1000, 'earned'],
      ['u', -300, 'earned'],
      ['u:bonus', -100, 'bonus'],
    ]);
  });

  it('uses no bonus that was credited after the use', () => {
    const rows = [
      ['t', 1000, 'trade', 'one', 1],
      ['u', -1000, 'used', 'two', 2],
      ['t2', 500, 'trade', 'three', 3],
      ['b2', 50, 'bonus', 'three', 3],
      ['u2', -20, 'used', 'four', 4],
    ] as const;

    expect(migrated(rows)).toEqual([
      ['t', 1000, 'earned'],
      ['u', -1000, 'earned'],
      ['b2', 50, 'bonus'],
      ['t2', 500, 'earned'],
      ['u2', -20, 'bonus'],
    ]);
  });

  it('counts only the part of a use that was not refunded', () => {
    const rows = [
      ['t', 1000, 'trade', 'one', 1],
      ['b', 100, 'bonus', 'one', 1],
      ['u', -400, 'used', 'two', 2],
      ['g', 400, 'given-back', 'two', 3],
      ['v', -90, 'used', 'three', 4],
      ['h', 50, 'given-back', 'three', 5],
      ['w', -500, 'used', 'four', 6],
    ] as const;

    expect(migrated(rows)).toEqual([
      ['b', 100, 'bonus'],
      ['t', 1000, 'earned'],
      ['u', -400, 'earned'],
      ['g', 400, 'earned'],
      ['v', -50, 'earned'],
      ['v:bonus', -40, 'bonus'],
      ['h', 50, 'earned'],
      ['w', -440, 'earned'],
      ['w:bonus', -60, 'bonus'],
    ]);
  });

  it('leaves both balances of a deleted account at zero', () => {
    const rows = [
      ['t', 1000, 'trade', 'one', 1],
      ['b', 100, 'bonus', 'one', 1],
      ['c', -1100, 'correction', null, 2],
    ] as const;

    expect(migrated(rows)).toEqual([
      ['b', 100, 'bonus'],
      ['t', 1000, 'earned'],
      ['c', -1000, 'earned'],
      ['c:bonus', -100, 'bonus'],
    ]);
  });
});
