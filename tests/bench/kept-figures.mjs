import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The figures of the last run that was kept. A change that makes the shop slower or faster commits them again. */
const file = 'tests/bench/figures.json';
/** Round trips to the database of each route, which a test compares with the shop. */
const costs = 'worker/testing/costs/costs.txt';

/** Routes whose round trips the table shows beside a job. */
const routeOf = {
  'search, cold': 'GET /api/books?q=emma',
  'detail, cold': 'GET /api/books/{isbn}',
  'add to cart, new visitor': 'PUT /api/cart/lines, new visitor',
};

/** Returns the round trips of each route when nothing is cached. */
function readTrips() {
  const lines = readFileSync(costs, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, route, trips] = /^((?:GET|PUT|POST|DELETE) .*?) {2,}(\d+) /.exec(line) ?? [];
      return route === undefined ? [] : [[route, Number(trips)]];
    }),
  );
}

/** Returns the figures of the last kept run by job; empty where none was kept. */
const readKept = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { jobs: {} });

/**
 * Returns the rows of a table: CPU time of each job now and in the last kept run, with the change in percent, and the
 * round trips of its route.
 */
export function compareWithKept(speed) {
  const kept = readKept();
  const trips = readTrips();
  return Object.fromEntries(
    speed.map(({ name, cpu, perSecond, p50, p99, failed }) => {
      const before = kept.jobs[name]?.cpu ?? null;
      const change = cpu === null || before === null ? '' : `${Math.round((cpu / before - 1) * 100)} %`;
      const row = { 'CPU ms': cpu, kept: before, change, trips: trips.get(routeOf[name] ?? '') ?? '' };
      return [name, { ...row, perSecond, p50, p99, failed }];
    }),
  );
}

/** Keeps the figures of a run, with the day and the machine. */
export function keepFigures(speed) {
  const jobs = Object.fromEntries(
    speed.map(({ name, cpu, perSecond, p50, p99 }) => [name, { cpu, perSecond, p50, p99 }]),
  );
  const kept = {
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.versions.node,
    jobs,
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
