// The steps that verify and test share: each runs in a process of its own and is timed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Path of a package's command, so that no shell and no npx is between. */
function command(packageName, bin) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(manifest, '..', typeof bins === 'string' ? bins : bins[bin]);
}

/** Runs a Node script; answers whether it ended well. */
function run(args, env = {}) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env } }).status === 0;
}

/** `faults`: a line or more for each that failed. */
const tests = (name, passed, failed, faults = []) => ({ name, passed, failed, faults });
/** A check counts as one test. */
const check = (name, ok) => tests(name, ok ? 1 : 0, ok ? 0 : 1);

/** Each step by name; a step answers how many of its tests passed and failed. */
export const steps = {
  messages: () => check('messages', run(['scripts/compile-messages.mjs']) && run(['scripts/check-messages.mjs'])),
  catalogue: () => check('catalogue', run(['scripts/check-catalogue.mjs'])),
  types: () => check('types', run([command('typescript', 'tsc'), '-b'])),
  lint: () => check('lint', run([command('oxlint', 'oxlint'), '--type-aware', '--quiet'])),
  build: () => check('build', run(['scripts/build.mjs'])),
  weights: () => check('weights', run(['scripts/weigh.mjs'])),
  vitest: (projects) => {
    const file = join(tmpdir(), `dogear-vitest-${process.pid}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    run([command('vitest', 'vitest'), 'run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
    return counted('vitest', file, (report) => tests('vitest', report.numPassedTests, report.numFailedTests + (report.success ? 0 : Number(report.numFailedTests === 0)), vitestFaults(report)));
  },
  journeys: () => {
    const file = join(tmpdir(), `dogear-journeys-${process.pid}.json`);
    run([command('@playwright/test', 'playwright'), 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    return counted('journeys', file, ({ stats, errors, suites }) => tests('journeys', stats.expected + stats.flaky, stats.unexpected + errors.length, journeyFaults(suites)));
  },
};

/** The failed tests of Vitest's report, and the files that could not be run. */
const vitestFaults = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
    return status === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : failed;
  });

/** The journeys that failed or needed a second try. */
const journeyFaults = (suites = []) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ tests: runs }) => runs.some(({ status }) => status === 'unexpected' || status === 'flaky')).map(({ file, line, title, ok }) => `${file}:${line} ${title}${ok ? ' (flaky)' : ''}`),
    ...journeyFaults(inner),
  ]);

/** Reads a runner's report; a runner that wrote none has failed. */
function counted(name, file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return tests(name, 0, 1);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Runs steps in order, prints a line each, and ends the process with one plain closing line. */
export function runSteps(list) {
  const results = [];
  for (const [name, ...args] of list) {
    const started = performance.now();
    const result = steps[name](...args);
    results.push(result);
    console.log(`${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  // Once more at the end, where whoever sees only the last lines of a long run finds it.
  for (const { name, faults } of results) for (const fault of faults) console.log(`- ${name}: ${fault.split('\n').slice(0, 12).join('\n    ')}`);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}
