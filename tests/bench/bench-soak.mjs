import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop } from '../../scripts/shop/shop.mjs';
import { loadCatalogue } from '../../scripts/shop/load-catalogue.mjs';
import { sendBenchBooks } from './books.mjs';
import { openHeapGauge } from './isolate-heap.mjs';
import { load } from './load.mjs';
import { runtimeBytes, runtimeClock } from './runtime-cpu.mjs';
import { openJobs } from './speed.mjs';

const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/** Returns a free port. */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/**
 * Keeps 16 lanes busy for some minutes with what visitors do, and prints for each minute the latencies, the memory of
 * the runtime's process and the heap of the Worker's isolate, garbage included; at the end also the heap without
 * garbage. The platform gives an isolate 128 MB. workerd sets no limit here, so V8 lets garbage grow.
 */
export async function benchSoak(minutes) {
  const stateDir = mkdtempSync(join(tmpdir(), 'dogear-soak-'));
  const inspectorPort = await freePort();
  const shop = await openShop({ port: 0, stateDir, log: false, inspectorPort });
  try {
    await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
    const imported = await sendBenchBooks(shop.url, shop.secrets.IMPORT_TOKEN, 10_000);
    const jobs = await openJobs(shop.url, imported);
    const heap = await openHeapGauge(inspectorPort);
    const clock = runtimeClock();
    const rows = {};
    let visits = 0;
    for (let minute = 1; minute <= minutes; minute += 1) {
      const visit = () => {
        visits += 1;
        return jobs[visits % jobs.length](visits);
      };
      const { perSecond, p50, p99, failed, cpu } = await load(`minute ${minute}`, visit, {
        seconds: 60,
        clock,
        warm: minute === 1 ? 8 : 0,
      });
      const memory = { 'process MB': megabytes(runtimeBytes()), 'heap MB': megabytes(await heap.usedBytes()) };
      rows[minute] = { perSecond, p50, p99, failed, 'CPU ms': cpu, ...memory };
    }
    console.table(rows);
    console.log(`heap without garbage at the end: ${megabytes(await heap.liveBytes())} MB`);
    heap.close();
  } finally {
    await shop.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
