import { checkDeleted, checkEnded, checkSealed } from '../checks/at-the-end';
import { checkMails, checkRefused, checkStep } from '../checks/every-step';
import { checkStatedSums } from '../checks/read-stated';
import { openSimulation } from '../people/simulation';
import { randomOf } from '../world/random';
import { hashOf } from '../world/tables';
import { World } from '../world/world';
import { endStory } from './ending';
import { Finding } from './finding';
import type { Plan } from './plan';
import { runStep, type ActResult } from './run-part';

/** Result of a story. */
export interface StoryResult {
  readonly seed: number;
  /** The first violated check, or null. */
  readonly finding: Finding | null;
  /** Step at which it was found; the number of steps: in the ending. */
  readonly at: number;
  readonly hash: string;
  /** By step: what happened. */
  readonly happened: readonly (readonly ActResult[])[];
  readonly trades: number;
  readonly mails: number;
  readonly faults: number;
}

/** A sender claims so many outbox rows at once; a fault may make it try each of them again. */
const claimedAtOnce = 40;

/** Runs a story from its beginning to its end, and checks it after every step. Never throws a Finding. */
export async function runStory(plan: Plan, image: Uint8Array): Promise<StoryResult> {
  const world = new World(plan.seed, plan.start, image);
  world.primary.keepsSnapshots = plan.steps.some(({ commitsBehind }) => commitsBehind > 0);
  const simulation = await openSimulation(world, randomOf(plan.seed, 7), plan.people);
  const happened: (readonly ActResult[])[] = [];
  let finding: Finding | null = null;
  let deleted = 0;
  const excused = () => happened.flat().flatMap(({ faults }) => faults).length * claimedAtOnce;
  try {
    for (const step of plan.steps) {
      happened.push(await runStep(simulation, step));
      await checkStep(simulation);
      await checkStatedSums(simulation);
      checkRefused(simulation);
      checkMails(simulation, excused());
      const gone = simulation.customers.filter(({ isDeleted }) => isDeleted).length;
      // All tables are searched: at the moment of a deletion, and at the end.
      if (gone > deleted) checkDeleted(simulation);
      deleted = gone;
    }
    world.primary.keepsSnapshots = false;
    happened.push(await endStory(simulation, plan.seed % 4 === 0));
    await checkStep(simulation);
    await checkStatedSums(simulation);
    checkMails(simulation, excused());
    await checkEnded(simulation);
    await checkSealed(simulation);
    checkDeleted(simulation);
  } catch (error) {
    finding =
      error instanceof Finding
        ? error
        : new Finding('the simulation', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const result: StoryResult = {
    seed: plan.seed,
    finding,
    at: happened.length - (finding === null ? 1 : 0),
    hash: hashOf(world.primary),
    happened,
    trades: Number(world.primary.read('SELECT count(*) AS n FROM trades')[0]?.['n']),
    mails: world.mail.taken.length,
    faults: happened.flat().reduce((total, { faults }) => total + faults.length, 0),
  };
  world.close();
  return result;
}
