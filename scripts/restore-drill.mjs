// npm run restore-drill: exports the local shop's database, restores it into a new one, rebuilds the search index, and
// checks the books there. The local state is only read. STATE_DIR names it, as for npm start.
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { requireNode } from './require-node.mjs';

requireNode();
const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
const { migrate, openShop } = await import('./shop.mjs');
const { bundleSimulation } = await import('../tests/simulation/bundle.mjs');
const { findFaults, rebuildIndex } = await import(await bundleSimulation({ entry: 'drill/rebuild.ts' }));

/** Rows in one statement. */
const rowsAStep = 200;
/** Tables that are made from others: SQLite's own, the migrator's, the index. */
const derived = /^(?:sqlite_|d1_|_cf_|edition_words|edition_vocabulary)/;
const quoted = (name) => `"${name}"`;
const rowsOf = async (db, sql, ...values) =>
  (await (values.length === 0 ? db.prepare(sql) : db.prepare(sql).bind(...values)).all()).results;
const tablesOf = async (db) =>
  (await rowsOf(db, `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`))
    .map(({ name }) => name)
    .filter((name) => !derived.test(name));

/** Writes every row as a line: the table's name and the row. Answers how many. */
async function exportRows(db, file) {
  const out = createWriteStream(file);
  let count = 0;
  for (const table of await tablesOf(db)) {
    for (let from = 0; ; from += rowsAStep) {
      const rows = await rowsOf(db, `SELECT * FROM ${quoted(table)} ORDER BY 1, 2 LIMIT ?1 OFFSET ?2`, rowsAStep, from);
      for (const row of rows) out.write(`${JSON.stringify([table, row])}\n`);
      count += rows.length;
      if (rows.length < rowsAStep) break;
    }
  }
  out.end();
  await once(out, 'finish');
  return count;
}

/** Puts the rows of one table into the new database, as they were. */
async function insert(db, table, rows) {
  const columns = Object.keys(rows[0]);
  const values = columns.map((_, at) => `value->>${at}`).join(', ');
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    db
      .prepare(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) SELECT ${values} FROM json_each(?1)`)
      .bind(JSON.stringify(rows.map((row) => columns.map((name) => row[name])))),
  ]);
}

/**
 * Restores the lines into a migrated database: without its triggers, which would act a second time, and without the
 * migrations' own rows.
 */
async function restoreRows(db, file) {
  const triggers = await rowsOf(db, `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`);
  await db.batch([
    ...triggers.map(({ name }) => db.prepare(`DROP TRIGGER ${quoted(name)}`)),
    ...(await tablesOf(db)).map((table) => db.prepare(`DELETE FROM ${quoted(table)}`)),
  ]);
  // Parents before children: a foreign key must hold at the end of each batch.
  const byTable = new Map();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [table, row] = JSON.parse(line);
    byTable.set(table, [...(byTable.get(table) ?? []), row]);
  }
  const first = ['accounts', 'trades', 'owners', 'editions', 'works'];
  const order = [
    ...first.filter((table) => byTable.has(table)),
    ...[...byTable.keys()].filter((table) => !first.includes(table)),
  ];
  let count = 0;
  for (const table of order) {
    const rows = byTable.get(table);
    for (let from = 0; from < rows.length; from += rowsAStep)
      await insert(db, table, rows.slice(from, from + rowsAStep));
    count += rows.length;
  }
  await db.batch(triggers.map(({ sql }) => db.prepare(sql)));
  return count;
}

const folder = mkdtempSync(join(tmpdir(), 'dogear-restore-'));
const began = performance.now();
const timed = (what) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
const shop = await openShop({ port: 0, stateDir: process.env.STATE_DIR ?? '.wrangler/state', log: false });
const target = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    resourcePersistencePath: folder,
    workers: [
      {
        name: 'drill',
        modules: true,
        script: 'export default {}',
        compatibilityDate: '2026-11-01',
        d1Databases: { DB: 'restored' },
      },
    ],
  }),
);
let ok = false;
try {
  const [source, restored] = [await shop.miniflare.getD1Database('DB'), await target.getD1Database('DB')];
  const file = join(folder, 'export.jsonl');
  const exported = await exportRows(source, file);
  timed(`${exported} rows exported`);
  timed(`${(await migrate(restored)).length} migrations applied to a new database`);
  const count = await restoreRows(restored, file);
  timed(`${count} rows restored`);
  timed(`search index rebuilt for ${await rebuildIndex(restored)} editions`);
  const faults = await findFaults({ db: restored.withSession ? restored.withSession('first-primary') : restored });
  const left = await Promise.all(
    (await tablesOf(source)).map(async (table) => {
      const [[a], [b]] = await Promise.all(
        [source, restored].map((db) => rowsOf(db, `SELECT count(*) AS n FROM ${quoted(table)}`)),
      );
      return a.n === b.n ? [] : [`${table}: ${a.n} rows became ${b.n}`];
    }),
  );
  const words = await Promise.all(
    [source, restored].map(async (db) => (await rowsOf(db, 'SELECT count(*) AS n FROM edition_words'))[0].n),
  );
  const differences = [
    ...left.flat(),
    ...(words[0] === words[1] ? [] : [`index: ${words[0]} editions became ${words[1]}`]),
    ...faults.map((fault) => JSON.stringify(fault)),
  ];
  for (const difference of differences) console.log(`- ${difference}`);
  ok = differences.length === 0;
  timed(ok ? 'every table has its rows, the check of the books is clean' : 'the restored database differs');
} finally {
  await target.dispose();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(ok ? 0 : 1);
