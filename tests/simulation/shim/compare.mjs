// Replays the statements of stories on workerd's D1 and compares rows, changes and error texts with the shim's.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { migrate } from '../../../scripts/shop/shop.mjs';
import { bundleSimulation } from '../bundle.mjs';
import { askRules } from './rules.mjs';

/** Stories that ask most of the shop's statements. */
const seeds = [3, 9, 21];
/** A statement that only reads is compared so often; all that write are. */
const mostReads = 3;
/** Statements that must be compared at least. */
const leastStatements = 300;
const mostShown = 10;

/** Parts of an answer that are compared. */
const seenOf = ({ results, meta }) => [results, meta.changes];

/** The shim's answer as D1 would give it. */
const expectedOf = ({ columns, rows, changes }) => [
  rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))),
  changes,
];

const writing = /\b(?:INSERT|UPDATE|DELETE)\b/i;
/** The place of a syntax error is workerd's own addition. */
const withoutPlace = (answer) => JSON.parse(JSON.stringify(answer ?? null).replaceAll(/ at offset \d+/g, ''));

async function play(db, asked) {
  try {
    const results = await db.batch(
      asked.map(({ text, values }) => (values.length === 0 ? db.prepare(text) : db.prepare(text).bind(...values))),
    );
    return { answers: results.map(seenOf), error: null };
  } catch (error) {
    return { answers: null, error: error.message };
  }
}

/** Returns whether shim and D1 agree on everything. Prints the first differences. */
export async function compareStatements() {
  const file = '.simulation/statements.jsonl';
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      await bundleSimulation({ entry: 'shim/record.ts' }),
      file,
      ...seeds.map(String),
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) return false;
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const names = ['RULES', ...seeds.map((seed) => `SEED${seed}`)];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'compare',
          modules: true,
          script: 'export default {}',
          compatibilityDate: '2026-11-01',
          d1Databases: Object.fromEntries(names.map((name) => [name, name])),
        },
      ],
    }),
  );
  const differences = [];
  const statements = new Set();
  const seen = new Map();
  let batches = 0;
  let refused = 0;
  try {
    const [{ rules }] = lines;
    const real = await askRules(await miniflare.getD1Database('RULES'));
    for (const [name, answer] of Object.entries(rules)) {
      const workerd = withoutPlace(real[name]);
      if (!isDeepStrictEqual(workerd, answer)) differences.push({ rule: name, workerd, shim: answer });
    }
    const from = lines.findIndex(({ seed }) => seed !== undefined);
    const shelf = lines.slice(1, from);
    let db = null;
    for (const { seed, asked, answers, error } of lines.slice(from)) {
      if (seed !== undefined) {
        db = await miniflare.getD1Database(`SEED${seed}`);
        await migrate(db);
        for (const batch of shelf) await play(db, batch.asked);
        continue;
      }
      // Repeated reads show nothing new. Every write is replayed, because later statements depend on it.
      const isNew = asked.some(({ text }) => writing.test(text) || (seen.get(text) ?? 0) < mostReads);
      for (const { text } of asked) seen.set(text, (seen.get(text) ?? 0) + 1);
      if (!isNew) continue;
      batches += 1;
      if (error !== null) refused += 1;
      for (const { text } of asked) statements.add(text);
      const workerd = await play(db, asked);
      const shim = { answers: answers?.map(expectedOf) ?? null, error };
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(workerd)), shim)) differences.push({ asked, workerd, shim });
    }
  } finally {
    await miniflare.dispose();
  }
  for (const difference of differences.slice(0, mostShown)) console.log(JSON.stringify(difference).slice(0, 2000));
  const enough = statements.size >= leastStatements;
  const told = enough ? '' : `; fewer than ${leastStatements} statements`;
  console.log(
    `${Object.keys(lines[0].rules).length} rules, ${statements.size} statements in ${batches} batches ` +
      `(${refused} refused): ${differences.length} differences${told}`,
  );
  return differences.length === 0 && enough;
}
