// Steps of `npm run verify` and `npm test`. Each runs in its own process and is timed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns the path of a package's command, to run it without a shell and npx. */
function command(packageName, bin) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(manifest, '..', typeof bins === 'string' ? bins : bins[bin]);
}

/**
 * Environment of the steps. Miniflare copies its whole configuration for each certificate of this file, which takes a
 * second of CPU for each shop. The tests call loopback alone.
 */
const { NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;

/**
 * Returns a function that runs a Node script and returns whether it succeeded.
 * Its output is shown at once, or collected in `output` where another step runs at the same time.
 */
const runner =
  (output) =>
  (args, env = {}) =>
    new Promise((done) => {
      const child = spawn(process.execPath, args, {
        stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
        env: { ...environment, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
      child.once('error', () => done(false)).once('close', (status) => done(status === 0));
    });

/** Returns the result of a step. `faults`: one or more lines for each failed test. */
const tests = (name, passed, failed, faults = []) => ({ name, passed, failed, faults });
/** Returns the result of a check, which counts as one test. */
const check = (name, ok) => tests(name, ok ? 1 : 0, ok ? 0 : 1);

/** Folder in memory on most Linux machines. A container may have only 64 MB there. */
const memory = '/dev/shm';
/** Bytes that must be free there. The runtimes of the Worker's tests keep less than 100 MB. */
const enoughMemory = 1024 ** 3;

/**
 * Returns the folder for the stores of the test runtimes. workerd waits for the disk after each write, which took a
 * fifth of the time of the Worker's tests. Memory has no such wait.
 */
function storesFolder() {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enoughMemory ? memory : tmpdir();
}

/**
 * TypeScript and the linter's type checker take one thread and a larger heap. Each further thread checks the shared
 * types again, and the other steps keep the cores busy: four threads took 68 s of CPU, one takes 22 s. The larger heap
 * saves a tenth of the CPU and takes 0.3 to 0.7 GB more.
 */
const oneThread = { GOMAXPROCS: '1', GOGC: process.env.GOGC ?? '400' };

/** Steps by name. Each returns how many of its tests passed and failed. */
export const steps = {
  messages: async (run) =>
    check('messages', (await run(['scripts/compile-messages.mjs'])) && (await run(['scripts/check-messages.mjs']))),
  catalogue: async (run) =>
    check('catalogue', (await run(['scripts/check-catalogue.mjs'])) && (await run(['scripts/check-words.mjs']))),
  types: async (run) => check('types', await run([command('typescript', 'tsc'), '-b', '--singleThreaded'], oneThread)),
  format: async (run) => check('format', await run([command('oxfmt', 'oxfmt'), '--check', '.'])),
  lint: async (run) => check('lint', await run([command('oxlint', 'oxlint'), '--type-aware', '--quiet'], oneThread)),
  build: async (run) => check('build', await run(['scripts/build.mjs'])),
  // The seconds are a budget: a slow machine runs fewer seeds instead of failing.
  simulation: async (run) => check('simulation', await run(['scripts/simulate.mjs', '--seconds', '12'])),
  statements: async (run) =>
    check('statements', await run(['scripts/simulate.mjs', '--statements'], { TMPDIR: storesFolder() })),
  weights: async (run) => check('weights', await run(['scripts/weigh.mjs'])),
  vitest: async (run, ...projects) => {
    const name = `vitest ${projects.join(' ')}`;
    const file = join(tmpdir(), `dogear-vitest-${process.pid}-${projects[0]}.json`);
    const repeated = `${file}.repeated`;
    const chosen = projects.flatMap((project) => ['--project', project]);
    const ok = await run(
      [
        command('vitest', 'vitest'),
        'run',
        ...chosen,
        `--retry=${process.env.TEST_RETRIES ?? 0}`,
        '--reporter=dot',
        '--reporter=json',
        '--reporter=./scripts/testing/repeated-tests.mjs',
        `--outputFile.json=${file}`,
      ],
      { REPEATED_TESTS: repeated, TMPDIR: storesFolder() },
    );
    const flaky = linesOf(repeated).map((line) => `${line} (flaky)`);
    return counted(name, file, (report) => {
      // Vitest's report omits errors that were thrown outside of a test.
      const other = ok || report.numFailedTests > 0 ? [] : ['something failed that is no test: see above'];
      return tests(name, report.numPassedTests, report.numFailedTests + other.length, [
        ...vitestFaults(report),
        ...other,
        ...flaky,
      ]);
    });
  },
  journeys: async (run) => {
    const file = join(tmpdir(), `dogear-journeys-${process.pid}.json`);
    await run([command('@playwright/test', 'playwright'), 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    return counted('journeys', file, ({ stats, errors, suites }) =>
      tests('journeys', stats.expected + stats.flaky, stats.unexpected + errors.length, journeyFaults(suites)),
    );
  },
};

/** Returns the failed tests of Vitest's report and the files that could not run. */
const vitestFaults = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
    return status === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : failed;
  });

/** Returns the journeys that failed or needed a second attempt. */
const journeyFaults = (suites = []) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests: runs }) => runs.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, ok }) => `${file}:${line} ${title}${ok ? ' (flaky)' : ''}`),
    ...journeyFaults(inner),
  ]);

/** Returns the lines of a file and deletes it. A file that was not written has none. */
function linesOf(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  rmSync(file);
  return lines;
}

/** Returns the result in a runner's report. A runner without a report has failed. */
function counted(name, file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return tests(name, 0, 1);
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Runs stages in sequence. A stage has parallel lanes, and a lane has steps that run in order.
 * Prints a line for each step and a closing line, then ends the process.
 */
export async function runSteps(...stages) {
  const results = [];
  for (const lanes of stages) {
    if (lanes.length > 1)
      console.log(`… ${lanes.map((lane) => lane.map((words) => words.join(' ')).join(', ')).join(', beside ')}`);
    await Promise.all(
      lanes.map(async (lane) => {
        for (const [name, ...args] of lane) {
          // Output of parallel steps would mix, so each is printed as a whole.
          const output = lanes.length === 1 ? null : [];
          const started = performance.now();
          const result = await steps[name](runner(output), ...args);
          results.push(result);
          if (output) process.stdout.write(Buffer.concat(output));
          console.log(
            `${result.failed === 0 ? '✓' : '✗'} ${result.name}: ${result.passed} passed, ${result.failed} failed ` +
              `(${((performance.now() - started) / 1000).toFixed(1)} s)`,
          );
        }
      }),
    );
  }
  // Repeat the faults at the end, because often only the last lines of a long run are visible.
  for (const { name, faults } of results)
    for (const fault of faults) console.log(`- ${name}: ${fault.split('\n').slice(0, 12).join('\n    ')}`);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}
