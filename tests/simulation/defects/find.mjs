// Plants each defect into a bundle of its own and looks for it: with the seed of the list, or from the first seed on.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { bundleSimulation } from '../bundle.mjs';
import { plantedDefects } from './list.mjs';

/** Number of seeds within which a defect must be found. */
const maxSeeds = 200;

/** Runs seeds of a bundle up to the first that fails; returns its seed and check, or null. */
function firstFailure(bundle, from, count) {
  const { stdout } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', bundle, 'many', from, count, 1].map(String),
    {
      encoding: 'utf8',
      env: { ...process.env, BRIEF: '1', FIRST: '1' },
    },
  );
  const { failed = [] } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  return failed[0] ?? null;
}

/**
 * Searches for the named defects, or all. Returns whether each was found at the seed and check of the list.
 * `search`: accepts any seed and check.
 */
export async function findPlanted(names = []) {
  const search = names.includes('search');
  const chosen = names.filter((name) => name !== 'search');
  let missed = 0;
  for (const { name, what, seed, check } of plantedDefects) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const bundle = await bundleSimulation({ planted: name });
    const found = search ? firstFailure(bundle, 1, maxSeeds) : firstFailure(bundle, seed, 1);
    const ok = found !== null && (search || found.check === check);
    if (!ok) missed += 1;
    console.log(`${ok ? '✓' : '✗'} ${name}: ${ok ? `seed ${found.seed}, ${found.check}` : 'not found'}. ${what}`);
    rmSync(bundle, { force: true });
  }
  return missed === 0;
}
