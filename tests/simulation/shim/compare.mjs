// Replays the statements of stories on workerd's D1 and compares rows, changes and error texts with the shim's.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_splitSqlQuery as split } from 'wrangler';
import { bundleSimulation } from '../bundle.mjs';

/** Stories that ask most of the shop's statements. */
const seeds = [3, 9, 21];
/** Most times that a statement which only reads is compared. Each run of a writing one is. */
const maxReads = 3;
/** Fewest statements that must be compared. */
const minStatements = 300;
/** Most differences that are printed. */
const maxShown = 10;

/** Returns the shim's answer as D1 would give it. */
const expectedOf = ({ columns, rows, changes }) => [
  rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))),
  changes,
];

const writing = /\b(?:INSERT|UPDATE|DELETE)\b/i;
/** The place of a syntax error is workerd's own addition. */
const withoutPlace = (answer) => JSON.parse(JSON.stringify(answer ?? null).replaceAll(/ at offset \d+/g, ''));

/** Returns the migrations as batches, one for each file. */
const migrations = () =>
  readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => split(readFileSync(join('migrations', name), 'utf8')).map((text) => ({ text, values: [] })));

/** Starts workerd with one database for the rules and one for each seed. */
function openReplay(names) {
  const moduleOf = (path) => ({ type: 'ESModule', path, contents: readFileSync(join(import.meta.dirname, path)) });
  return new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'replay',
          modules: [moduleOf('replay.mjs'), moduleOf('rules.mjs')],
          compatibilityDate: '2026-11-01',
          d1Databases: Object.fromEntries(names.map((name) => [name, name])),
        },
      ],
    }),
  );
}

/** Returns what workerd answers to each batch. */
async function replay(miniflare, name, batches) {
  const answer = await miniflare.dispatchFetch(`http://replay/${name}`, {
    method: 'POST',
    body: JSON.stringify(batches),
  });
  return answer.json();
}

/**
 * Returns the batches of each story that are compared. Repeated reads show nothing new. Every write is replayed,
 * because later statements depend on it.
 */
function storiesOf(lines) {
  const seen = new Map();
  const stories = [];
  for (const { seed, ...batch } of lines) {
    if (seed !== undefined) {
      stories.push({ name: `SEED${seed}`, batches: [] });
      continue;
    }
    const isNew = batch.asked.some(({ text }) => writing.test(text) || (seen.get(text) ?? 0) < maxReads);
    for (const { text } of batch.asked) seen.set(text, (seen.get(text) ?? 0) + 1);
    if (isNew) stories.at(-1).batches.push(batch);
  }
  return stories;
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
  const from = lines.findIndex(({ seed }) => seed !== undefined);
  const shelf = lines.slice(1, from).map(({ asked }) => asked);
  const stories = storiesOf(lines.slice(from));
  const differences = [];
  const miniflare = openReplay(['RULES', ...stories.map(({ name }) => name)]);
  try {
    const [{ rules }] = lines;
    const real = await replay(miniflare, 'RULES', []);
    for (const [name, answer] of Object.entries(rules)) {
      const workerd = withoutPlace(real[name]);
      if (!isDeepStrictEqual(workerd, answer)) differences.push({ rule: name, workerd, shim: answer });
    }
    const before = [...migrations(), ...shelf];
    await Promise.all(
      stories.map(async ({ name, batches }) => {
        const answers = await replay(miniflare, name, [...before, ...batches.map(({ asked }) => asked)]);
        for (const [at, { asked, answers: rows, error }] of batches.entries()) {
          const workerd = answers[before.length + at];
          const shim = { answers: rows?.map(expectedOf) ?? null, error };
          if (!isDeepStrictEqual(workerd, shim)) differences.push({ asked, workerd, shim });
        }
      }),
    );
  } finally {
    await miniflare.dispose();
  }
  const batches = stories.flatMap((story) => story.batches);
  const statements = new Set(batches.flatMap(({ asked }) => asked.map(({ text }) => text)));
  const refused = batches.filter(({ error }) => error !== null);
  for (const difference of differences.slice(0, maxShown)) console.log(JSON.stringify(difference).slice(0, 2000));
  const enough = statements.size >= minStatements;
  const told = enough ? '' : `; fewer than ${minStatements} statements`;
  console.log(
    `${Object.keys(lines[0].rules).length} rules, ${statements.size} statements in ${batches.length} batches ` +
      `(${refused.length} refused): ${differences.length} differences${told}`,
  );
  return differences.length === 0 && enough;
}
