import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);

// A `console.error` fails its test (habit 14); the request log stays silent.
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  errors = vi.spyOn(console, 'error');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterEach(() => {
  const calls = [...errors.mock.calls];
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
