import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { waitForBackgroundWork } from './worker-execution';
import { makeTables } from './stores/worker-tables';

/** Tables with data of the previous test file. */
const leftTables = async () =>
  (
    await env.DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*'`,
    ).all<{ name: string }>()
  ).results;

await reset();
// On a busy machine the reset can arrive late and old data is still visible. Each file must begin with empty stores,
// so this waits and looks again.
for (let again = 0; again < 10 && (await leftTables()).length > 0; again += 1) {
  await new Promise((done) => setTimeout(done, 200));
  await reset();
}
if ((await leftTables()).length > 0) throw new Error('the stores of the file before could not be emptied');
await makeTables();

// A `console.error` fails its test; the request log stays silent.
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // The security log is as silent as the request log, and so is what a shop without settings names at its start; other
  // warnings are shown.
  const warn = console.warn.bind(console);
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!/"event":"(?:security|imprint-incomplete|guarantee-notice-missing)"/.test(String(words[0]))) warn(...words);
  });
  errors = vi.spyOn(console, 'error');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterEach(async () => {
  await waitForBackgroundWork();
  const calls = [...errors.mock.calls];
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
