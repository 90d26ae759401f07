// npm run simulate: runs the shop with a simulated clock, faults and random users from a seed; docs/reliability.md.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { requireNode } from './require-node.mjs';

const usage = `npm run simulate -- --seed N              one story: what happened, and the hash of all tables
npm run simulate -- --seed N --years Y    a shop of 50 trades a day (--trades T) for Y years
npm run simulate -- --seeds A..B          all seeds from A to B on all cores; the last line is one hash of all their
                                          tables: the same before and after a change that changes no behaviour
npm run simulate -- --seconds S           as many seeds as fit into S seconds
npm run simulate -- --nightly             10,000 seeds as with --seeds, then the planted defects
npm run simulate -- --planted             the planted defects, each found by its seed
npm run simulate -- --statements          the shim beside workerd's D1
npm run simulate -- --kills [K]           workerd killed K times (50) amid 50 checkouts; --seed N draws the moments`;

/** Number of seeds of a nightly run. */
const nightlySeeds = 10_000;
const options = {
  seed: { type: 'string' },
  years: { type: 'string' },
  trades: { type: 'string' },
  seeds: { type: 'string' },
  seconds: { type: 'string' },
  nightly: { type: 'boolean' },
  planted: { type: 'boolean' },
  statements: { type: 'boolean' },
  kills: { type: 'boolean' },
  brief: { type: 'boolean' },
};

requireNode();
// With older compiled messages no mail can be composed. Nothing is compiled if no message has changed.
execFileSync(process.execPath, ['scripts/compile-messages.mjs'], { stdio: 'inherit' });
const { values: asked, positionals } = parseArgs({ options, allowPositionals: true });
const { bundleSimulation } = await import('../tests/simulation/bundle.mjs');

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Runs a bundle. Returns whether it succeeded; appends its output to `output`. */
function run(bundle, args, { env = {}, output = null } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bundle, ...args.map(String)], {
      stdio: ['ignore', output ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, SIMULATED_COMMIT: commit(), ...(asked.brief ? { BRIEF: '1' } : {}), ...env },
    });
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.once('close', (status) => done(status === 0));
  });
}

/** Returns one hash (SHA-256, hex) of the hashes of many seeds, in the order of the seeds. */
function hashOfAll(hashes) {
  const sorted = hashes.toSorted(([one], [other]) => one - other);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/**
 * Runs seeds on n processes, each every n-th seed. Prints the failures and one line of sums, then the hash of all
 * seeds unless time limits their number.
 */
async function many(from, count, seconds, processes) {
  const bundle = await bundleSimulation();
  const started = performance.now();
  const sums = { seeds: 0, trades: 0, mails: 0, faults: 0, steps: 0, failed: [], hashes: [] };
  await Promise.all(
    Array.from({ length: processes }, async (_, at) => {
      const output = [];
      await run(bundle, ['many', from + at, Math.ceil((count - at) / processes), processes, seconds], { output });
      const lines = Buffer.concat(output).toString('utf8').trim().split('\n');
      const sumsOfProcess = JSON.parse(lines.pop() ?? '{}');
      for (const line of lines) console.log(line);
      for (const key of Object.keys(sums))
        sums[key] = Array.isArray(sums[key]) ? [...sums[key], ...sumsOfProcess[key]] : sums[key] + sumsOfProcess[key];
    }),
  );
  const took = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${sums.seeds} seeds, ${sums.steps} acts, ${sums.trades} trades, ${sums.mails} mails, ${sums.faults} faults: ` +
      `${sums.failed.length} failed (${took} s)`,
  );
  if (sums.seeds === count) console.log(hashOfAll(sums.hashes));
  return sums.failed.length === 0;
}

async function go() {
  if (asked.planted) return (await import('../tests/simulation/defects/find.mjs')).findPlanted(positionals);
  if (asked.statements) return (await import('../tests/simulation/shim/compare.mjs')).compareStatements();
  if (asked.kills) {
    const { runKills } = await import('../tests/simulation/kills/kills.mjs');
    return runKills(Number(positionals[0] ?? 50), Number(asked.seed ?? 1));
  }
  if (asked.years !== undefined)
    return run(await bundleSimulation({ entry: 'years.ts' }), [asked.seed ?? 1, asked.years, asked.trades ?? 50]);
  if (asked.nightly) {
    const isClean = await many(1, nightlySeeds, 1e9, availableParallelism());
    return (await (await import('../tests/simulation/defects/find.mjs')).findPlanted()) && isClean;
  }
  if (asked.seconds !== undefined) return many(Number(asked.seed ?? 1), 1e9, Number(asked.seconds), 1);
  if (asked.seeds !== undefined) {
    const [from, to] = asked.seeds.split('..').map(Number);
    return many(from, to - from + 1, 1e9, availableParallelism());
  }
  if (asked.seed !== undefined) return run(await bundleSimulation(), ['seed', asked.seed]);
  console.log(usage);
  return true;
}

process.exit((await go()) ? 0 : 1);
