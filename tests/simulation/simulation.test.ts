import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs one seed in a process of its own; the last line is the hash of all tables. */
function hashOfSeed(seed: number): string {
  const said = execFileSync(process.execPath, ['scripts/simulate.mjs', '--seed', String(seed)], { encoding: 'utf8' });
  return said.trim().split('\n').at(-1) ?? '';
}

it('writes the same tables for the same seed in two processes, and other tables for another seed', () => {
  const [first, again, other] = [7, 7, 8].map(hashOfSeed);

  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
