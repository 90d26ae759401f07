import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../scripts/shop/load-catalogue.mjs';
import { openShop } from '../../scripts/shop/shop.mjs';
import { sendManyBooks } from './many-books.mjs';
import { manyQueries } from './many-queries.mjs';
import { runtimeBytes, runtimeMs } from './runtime-cpu.mjs';

/** Requests of each sort. Each asks something else, so that no answer is shared. */
const requests = 40;
const round = (value) => Math.round(value * 10) / 10;
/** Returns the value below which a share of sorted times is. */
const percentile = (times, share) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);

/** Calls a path once and returns its time, the runtime's CPU time for it (ms) and the length of the answer. */
async function callTimed(url, path) {
  const [from, cpu] = [performance.now(), runtimeMs()];
  const answer = await fetch(url + path);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return { ms: performance.now() - from, cpu: runtimeMs() - cpu, bytes };
}

/** Imports the books and returns the time, CPU time and memory that it took. */
async function importBooks(shop, books) {
  const [from, cpu] = [performance.now(), runtimeMs()];
  let [maxRuntimeBytes, sent] = [0, from];
  await sendManyBooks(shop.url, shop.secrets.IMPORT_TOKEN, books, (_, done) => {
    maxRuntimeBytes = Math.max(maxRuntimeBytes, runtimeBytes());
    sent = performance.now();
    if (done % 50_000 === 0) console.log(`${done} of ${books} books after ${round((sent - from) / 1000)} s`);
  });
  const now = performance.now();
  return {
    seconds: round((now - from) / 1000),
    secondsOfEnd: round((now - sent) / 1000),
    cpuSeconds: round((runtimeMs() - cpu) / 1000),
    maxMegabytes: Math.round(maxRuntimeBytes / 1e6),
  };
}

/** Asks each query once, one after the other. Returns the times of each sort and those of all queries together. */
async function measureQueries(url, books) {
  const all = [];
  const rows = [];
  for (const { name, path } of manyQueries(books)) {
    const answers = [];
    for (let index = 0; index < requests; index += 1) answers.push(await callTimed(url, path(index)));
    all.push(...answers);
    rows.push([name, answers]);
  }
  const figures = (answers) => {
    const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const cpu = round(answers.reduce((sum, each) => sum + each.cpu, 0) / answers.length);
    return { p50: percentile(times, 0.5), p90: percentile(times, 0.9), p99: percentile(times, 0.99), cpu };
  };
  return Object.fromEntries([...rows, ['all queries', all]].map(([name, answers]) => [name, figures(answers)]));
}

/** Runs the jobs of the night once. Returns their times in ms, the slowest first. */
async function measureNight(shop) {
  await fetch(`${shop.url}/cdn-cgi/local/scheduled?cron=20+2+*+*+*`);
  const database = await shop.miniflare.getD1Database('DB');
  const { results } = await database.prepare('SELECT job, ms, outcome FROM job_runs ORDER BY ms DESC').all();
  return Object.fromEntries(results.map(({ job, ...run }) => [job, run]));
}

async function measureOthers(url, books) {
  const parts = [...(await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(/\/sitemap-[^<]+/g)].map(String);
  const paths = ['/api/home', '/sitemap.xml?again', parts[0], parts[1], parts.at(-1)];
  const rows = [];
  for (const path of paths) rows.push([path, await callTimed(url, path)]);
  console.log(`${parts.length} parts of the sitemap for ${books} books`);
  return Object.fromEntries(rows.map(([path, { ms, cpu, bytes }]) => [path, { ms: round(ms), cpu, bytes }]));
}

/** Fills a shop with made-up books, and prints what imports, cold queries, the sitemap and the nightly jobs cost. */
export async function benchMany(books, keptState) {
  const stateDir = keptState ?? mkdtempSync(join(tmpdir(), 'dogear-bench-'));
  const shop = await openShop({ port: 0, stateDir, log: false });
  const isFilled = join(stateDir, `many-books-${books}`);
  try {
    if (!existsSync(isFilled)) {
      await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
      console.log(await importBooks(shop, books));
      writeFileSync(isFilled, '');
    }
    // The runtime compiles the Worker's code, and the database opens its file.
    for (let index = 0; index < 30; index += 1) await callTimed(shop.url, `/api/books?q=warm${index}`);
    console.log(`\n${books} books; each query once, one after the other; ms and workerd's CPU time in ms\n`);
    console.table(await measureQueries(shop.url, books));
    console.table(await measureOthers(shop.url, books));
    console.table(await measureNight(shop));
  } finally {
    await shop.close();
    if (keptState === undefined) rmSync(stateDir, { recursive: true, force: true });
  }
}
