import { firstImage } from './world/image';
import { replaceGlobals, print } from './world/globals';
import { planOf } from './stories/plan';
import { runStory, type StoryResult } from './stories/run-story';
import { shrink } from './stories/shrink';
import { tellFailure, tellSteps } from './stories/tell';
import { frequentFaults } from './faults/faults';

/** Number of steps in a story. */
const storyLength = 60;

replaceGlobals();
const [mode = 'seed', ...given] = process.argv.slice(2);
const commit = process.env['SIMULATED_COMMIT'] ?? 'unknown';
const image = await firstImage();

/** Reports a failed seed with its shortened story. */
async function report(told: StoryResult): Promise<void> {
  const short = await shrink(planOf(told.seed, storyLength, frequentFaults), told, image);
  print(tellFailure(told.seed, commit, told, short.plan, short.told, short.tries));
}

/** Runs one seed. Prints every step in words and the hash of all tables. */
async function one(seed: number): Promise<boolean> {
  const plan = planOf(seed, storyLength, frequentFaults);
  const told = await runStory(plan, image);
  for (const line of tellSteps(plan, told.happened)) print(line);
  if (told.finding !== null) await report(told);
  print(`seed ${seed}: ${told.trades} trades, ${told.mails} mails, ${told.faults} faults\n${told.hash}`);
  return told.finding === null;
}

/**
 * Runs every `stride`-th seed from `from`, until `count` are done or the seconds are over. The last line is JSON:
 * sums, failures, and each seed with the hash of its tables.
 */
async function many(from: number, count: number, stride: number, seconds: number): Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  const sums = { seeds: 0, trades: 0, mails: 0, faults: 0, steps: 0 };
  const failed: { readonly seed: number; readonly check: string }[] = [];
  const hashes: (readonly [seed: number, hash: string])[] = [];
  for (let seed = from; sums.seeds < count && performance.now() < until; seed += stride) {
    const told = await runStory(planOf(seed, storyLength, frequentFaults), image);
    sums.seeds += 1;
    hashes.push([seed, told.hash]);
    sums.trades += told.trades;
    sums.mails += told.mails;
    sums.faults += told.faults;
    sums.steps += told.happened.flat().length;
    if (told.finding === null) continue;
    failed.push({ seed, check: told.finding.check });
    if (process.env['BRIEF'] === undefined) await report(told);
    else print(`seed ${seed} step ${told.at}: ${told.finding.message.slice(0, 600)}`);
    if (process.env['FIRST'] !== undefined) break;
  }
  print(JSON.stringify({ ...sums, failed, hashes }));
  return failed.length === 0;
}

const number = (at: number, other: number) => Number(given[at] ?? other);
const ok =
  mode === 'seed' ? await one(number(0, 1)) : await many(number(0, 1), number(1, 1), number(2, 1), number(3, 1e9));
process.exit(ok ? 0 : 1);
