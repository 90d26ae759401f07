import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs one seed in its own process. Returns the hash of all tables, the last line of its output. */
function hashOfSeed(seed: number): string {
  const output = execFileSync(process.execPath, ['scripts/simulate.mjs', '--seed', String(seed)], { encoding: 'utf8' });
  return output.trim().split('\n').at(-1) ?? '';
}

it('writes the same tables for the same seed in two processes', () => {
  const [first, again, other] = [7, 7, 8].map(hashOfSeed);

  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
