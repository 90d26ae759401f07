// npm run restore-drill: exports the local shop's database, restores it into a new one, rebuilds the search index, and
// compares both: rows and hash of each table, schema, index, and the shop's own check of the books. It works on a copy,
// so the local state is not touched. STATE_DIR names the state, as for npm start; the shop must not run.
//
// The same for a deployment:
// - Restore an earlier minute (30 days on the paid plan, 7 on the free one), index included. It replaces the database:
//     npm run maintenance -- on --remote
//     npx wrangler d1 time-travel info dogear --timestamp 2026-11-21T18:00:00Z
//     npx wrangler d1 time-travel restore dogear --timestamp 2026-11-21T18:00:00Z
//     npm run maintenance -- off --remote
//   The restore prints the bookmark that undoes it. Key-value storage and conversations are not restored.
// - A copy outside of Cloudflare: never "wrangler d1 export --remote" while the search index exists. It is refused, and
//   the database may stay locked (github.com/cloudflare/workers-sdk/issues/6305 and 9519). Read table by table as this
//   drill does, 200 rows at a time, under maintenance, so that all tables are of one moment:
//     npx wrangler d1 execute dogear --remote --json --command "SELECT * FROM trades ORDER BY 1, 2 LIMIT 200 OFFSET 0"
// The commands take "--config dist/dogear/wrangler.deploy.json", as npm run deploy wrote it.
import { cpSync, createReadStream, createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sendCommand } from './shop/control-port.mjs';
import { stateDir } from './shop/state-dir.mjs';
import { stop } from './shop/stop.mjs';
import { requireNode } from './require-node.mjs';

requireNode();

/** Most rows in one statement. */
const maxRowsPerStatement = 200;
/** Tables that are not copied: SQLite's own, the migrator's, the search index. */
const derived = /^(?:sqlite_|d1_|_cf_|edition_words|edition_vocabulary)/;
const quoted = (name) => `"${name}"`;
const rowsOf = async (db, sql, ...values) =>
  (await (values.length === 0 ? db.prepare(sql) : db.prepare(sql).bind(...values)).all()).results;

/** Returns the names of the tables that are copied. */
async function tablesOf(db) {
  const tables = await rowsOf(db, `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`);
  return tables.map(({ name }) => name).filter((name) => !derived.test(name));
}

/** Yields all rows of a table in chunks. */
async function* pagesOf(db, table) {
  for (let from = 0; ; from += maxRowsPerStatement) {
    const rows = await rowsOf(
      db,
      `SELECT * FROM ${quoted(table)} ORDER BY 1, 2 LIMIT ?1 OFFSET ?2`,
      maxRowsPerStatement,
      from,
    );
    yield rows;
    if (rows.length < maxRowsPerStatement) return;
  }
}

/** Writes every row as a line with its table's name, parents before children. Returns the number of rows. */
async function exportRows(db, file) {
  const parents = new Map();
  for (const table of await tablesOf(db)) {
    const keys = await rowsOf(db, `PRAGMA foreign_key_list(${quoted(table)})`);
    parents.set(
      table,
      keys.map((key) => key.table),
    );
  }
  const out = createWriteStream(file);
  let count = 0;
  for (const table of parentsFirst(parents))
    for await (const rows of pagesOf(db, table)) {
      for (const row of rows) out.write(`${JSON.stringify([table, row])}\n`);
      count += rows.length;
    }
  out.end();
  await once(out, 'finish');
  return count;
}

/** Inserts rows of one table into the new database, unchanged. */
async function insert(db, table, rows) {
  const columns = Object.keys(rows[0]);
  const values = columns.map((_, at) => `value->>${at}`).join(', ');
  await db.batch([
    // A row may reference a later row of the same table.
    db.prepare('PRAGMA defer_foreign_keys = on'),
    db
      .prepare(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) SELECT ${values} FROM json_each(?1)`)
      .bind(JSON.stringify(rows.map((row) => columns.map((name) => row[name])))),
  ]);
}

/**
 * Restores the lines into a migrated database. Drops the triggers first, which would act a second time, and the rows
 * that the migrations inserted. Returns the number of rows.
 */
async function restoreRows(db, file) {
  const triggers = await rowsOf(db, `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`);
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...triggers.map(({ name }) => db.prepare(`DROP TRIGGER ${quoted(name)}`)),
    ...(await tablesOf(db)).map((table) => db.prepare(`DELETE FROM ${quoted(table)}`)),
  ]);
  let count = 0;
  let waiting = { table: null, rows: [] };
  const flush = async () => {
    if (waiting.rows.length > 0) await insert(db, waiting.table, waiting.rows);
    count += waiting.rows.length;
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [table, row] = JSON.parse(line);
    if (waiting.table !== table || waiting.rows.length === maxRowsPerStatement) {
      await flush();
      waiting = { table, rows: [] };
    }
    waiting.rows.push(row);
  }
  await flush();
  await db.batch(triggers.map(({ sql }) => db.prepare(sql)));
  return count;
}

/** Returns rows and hash of each table, of the schema, and of all terms in the search index. */
async function sumsOf(db) {
  const sums = new Map();
  for (const table of await tablesOf(db)) {
    const rows = [];
    for await (const page of pagesOf(db, table)) rows.push(...page);
    sums.set(table, sumRows(rows));
  }
  const schema = await rowsOf(db, `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`);
  sums.set('schema', sumRows(schema));
  sums.set('search index', sumRows(await rowsOf(db, 'SELECT * FROM edition_vocabulary')));
  return sums;
}

const stored = join(stateDir, 'd1');
if (!existsSync(stored) || readdirSync(stored).length === 0)
  stop(`There is no database in ${stateDir}: "npm start" makes one, or STATE_DIR names another state.`);
if ((await sendCommand(stateDir, { act: 'look' })) !== null) stop(`The shop of ${stateDir} runs: stop it first.`);
if (!existsSync('messages/compiled/in-one.js')) stop('The words are not compiled: "npm run messages" first.');

const began = performance.now();
const printStep = (what) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
const { unstable_getMiniflareWorkerOptions: readWorker } = await import('wrangler');
const { migrate } = await import('./shop/shop.mjs');
const { bundleSimulation } = await import('../tests/simulation/bundle.mjs');
const { parentsFirst, sumRows, tableDifferences } = await import('../tests/simulation/drill/tables.ts');
const { findFaults, rebuildIndex } = await import(await bundleSimulation({ entry: 'drill/rebuild.ts' }));

/** Opens the database of a folder under the shop's name for it. */
function openDatabase(folder) {
  const { d1Databases } = readWorker('wrangler.toml').workerOptions;
  const worker = {
    name: 'drill',
    modules: true,
    script: 'export default {}',
    compatibilityDate: '2026-11-01',
    d1Databases,
  };
  return new Miniflare(convertV4MiniflareOptions({ cf: false, resourcePersistencePath: folder, workers: [worker] }));
}

/**
 * Copies the rows of one database into another, rebuilds its index and compares both. `file`: the exported rows.
 * Returns whether both are the same.
 */
async function drill(source, restored, file) {
  const late = await migrate(source);
  if (late.length > 0) printStep(`${late.length} migrations that the state lacked, applied to its copy`);
  const exported = await exportRows(source, file);
  printStep(`${exported} rows exported`);
  printStep(`${(await migrate(restored)).length} migrations applied to a new database`);
  printStep(`${await restoreRows(restored, file)} rows restored`);
  printStep(`search index rebuilt for ${await rebuildIndex(restored)} editions`);
  const [before, after] = [await sumsOf(source), await sumsOf(restored)];
  const orphans = await rowsOf(restored, 'PRAGMA foreign_key_check');
  const damages = (await rowsOf(restored, 'PRAGMA quick_check')).filter((row) => Object.values(row)[0] !== 'ok');
  const differences = [
    ...tableDifferences(before, after),
    ...orphans.map((row) => `a foreign key leads nowhere: ${JSON.stringify(row)}`),
    ...damages.map((row) => `the file is damaged: ${JSON.stringify(row)}`),
    ...(await findFaults({ db: restored })).map((fault) => `the check of the books: ${JSON.stringify(fault)}`),
  ];
  for (const difference of differences) console.log(`- ${difference}`);
  // The differences include schema and index.
  const tables = after.size - 2;
  printStep(
    differences.length === 0
      ? `${tables} tables, schema and search index are the same, the check of the books is clean`
      : `${differences.length} differences: the restored database is not the same`,
  );
  return differences.length === 0;
}

const folder = mkdtempSync(join(tmpdir(), 'dogear-restore-'));
cpSync(stored, join(folder, 'source/d1'), { recursive: true });
const [source, target] = [openDatabase(join(folder, 'source')), openDatabase(join(folder, 'restored'))];
let isSame = false;
try {
  isSame = await drill(
    await source.getD1Database('DB'),
    await target.getD1Database('DB'),
    join(folder, 'export.jsonl'),
  );
} finally {
  await Promise.all([source.dispose(), target.dispose()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isSame ? 0 : 1);
