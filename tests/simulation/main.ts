import { firstImage } from './world/image';
import { replaceGlobals, print } from './world/globals';
import { planOf } from './stories/plan';
import { runStory, type StoryResult } from './stories/run-story';
import { shrink } from './stories/shrink';
import { describeFailure, describeSteps } from './stories/describe-story';
import { frequentFaults } from './faults/faults';

/** Number of steps in a story. */
const storyLength = 60;

replaceGlobals();
const [mode = 'seed', ...given] = process.argv.slice(2);
const commit = process.env['SIMULATED_COMMIT'] ?? 'unknown';
const image = await firstImage();

/** Reports a failed seed with its shortened story. */
async function report(result: StoryResult): Promise<void> {
  const short = await shrink(planOf(result.seed, storyLength, frequentFaults), result, image);
  print(describeFailure(result, short, commit));
}

/** Runs one seed. Prints every step in words and the hash of all tables. */
async function runOne(seed: number): Promise<boolean> {
  const plan = planOf(seed, storyLength, frequentFaults);
  const result = await runStory(plan, image);
  for (const line of describeSteps(plan, result.happened)) print(line);
  if (result.finding !== null) await report(result);
  print(`seed ${seed}: ${result.trades} trades, ${result.mails} mails, ${result.faults} faults\n${result.hash}`);
  return result.finding === null;
}

/** Seeds to run, and the seconds after which no further one begins. */
interface SeedRange {
  readonly from: number;
  readonly count: number;
  readonly stride: number;
  readonly seconds: number;
}

/**
 * Runs every `stride`-th seed from `from`, until `count` are done or the seconds are over. The last line is JSON:
 * sums, failures, and each seed with the hash of its tables.
 */
async function runMany({ from, count, stride, seconds }: SeedRange): Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  const sums = { seeds: 0, trades: 0, mails: 0, faults: 0, steps: 0 };
  const failed: { readonly seed: number; readonly check: string }[] = [];
  const hashes: (readonly [seed: number, hash: string])[] = [];
  for (let seed = from; sums.seeds < count && performance.now() < until; seed += stride) {
    const result = await runStory(planOf(seed, storyLength, frequentFaults), image);
    sums.seeds += 1;
    hashes.push([seed, result.hash]);
    sums.trades += result.trades;
    sums.mails += result.mails;
    sums.faults += result.faults;
    sums.steps += result.happened.flat().length;
    if (result.finding === null) continue;
    failed.push({ seed, check: result.finding.check });
    if (process.env['BRIEF'] === undefined) await report(result);
    else print(`seed ${seed} step ${result.at}: ${result.finding.message.slice(0, 600)}`);
    if (process.env['FIRST'] !== undefined) break;
  }
  print(JSON.stringify({ ...sums, failed, hashes }));
  return failed.length === 0;
}

const numberAt = (index: number, fallback: number) => Number(given[index] ?? fallback);
const ok =
  mode === 'seed'
    ? await runOne(numberAt(0, 1))
    : await runMany({
        from: numberAt(0, 1),
        count: numberAt(1, 1),
        stride: numberAt(2, 1),
        seconds: numberAt(3, 1e9),
      });
process.exit(ok ? 0 : 1);
