import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bundleSimulation } from './bundle.mjs';

/** Runs one seed in its own process. Returns the hash of all tables, the last line of its output. */
function hashOfSeed(bundle: string, seed: number): string {
  const args = ['--disable-warning=ExperimentalWarning', bundle, 'seed', String(seed)];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
}

it('writes the same tables for the same seed in two processes', async () => {
  const bundle = await bundleSimulation({ file: '.simulation/one-seed/main.mjs' });

  const [first, again, other] = [7, 7, 8].map((seed) => hashOfSeed(bundle, seed));

  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
