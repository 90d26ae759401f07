import { minuteMs } from '../../../domain/time';
import { isExplained } from '../checks/complaints';
import type { Act } from '../people/act';
import { actFinders, weighted, type ActName } from '../people/act-finders';
import { LostAnswer, Tab, type Outcome } from '../people/tab';
import type { Town } from '../people/town';
import { idealConditions, type LineConditions } from '../shim/line';
import { describeFault } from '../faults/faults';
import { randomOf, type Random } from '../world/random';
import { Turns } from '../world/turns';
import { Finding } from './finding';
import type { Part, Step } from './plan';

/** Other kinds of acts that are tried where there is nothing to do of the one that was drawn. */
const maxTries = 7;

/** Result of one act. */
export interface ActResult {
  readonly told: string;
  readonly outcome: Outcome;
  readonly faults: readonly string[];
}

/** Finds something to do, first of the kind that was drawn. */
function actOf(town: Town, { actName, seed }: Part): Act | null {
  const random = randomOf(seed, 4);
  for (let tries = 0, name = actName; tries < maxTries; tries += 1, name = random.pick(weighted)) {
    const act = actFinders[name][1](town, random);
    if (act !== null) return act;
  }
  return null;
}

/** Runs one act with faults, and all work after its answers. */
export async function doAct(town: Town, act: Act, conditions: LineConditions): Promise<ActResult> {
  const tab = new Tab(town.world, conditions);
  let outcome: Outcome;
  try {
    outcome = await act.run(tab);
  } catch (error) {
    if (!(error instanceof LostAnswer)) throw error;
    outcome = 'lost';
  }
  await tab.finish();
  const faults = tab.struck().map(describeFault);
  if (outcome === 'internal' && faults.length === 0 && town.world.complaints.every(isExplained))
    throw new Finding('answer', `${act.told} is answered with 500`);
  return { told: act.told, outcome, faults };
}

/** Does acts at the same moment; the seed puts each one's batches between those of the others. */
async function doTogether(
  town: Town,
  acts: readonly { readonly act: Act; readonly faults: LineConditions['faults'] }[],
  conditions: LineConditions,
  random: Random,
): Promise<ActResult[]> {
  if (acts.length <= 1) return Promise.all(acts.map(({ act, faults }) => doAct(town, act, { ...conditions, faults })));
  const turns = new Turns(random);
  const works = acts.map(({ act, faults }) => doAct(town, act, { ...conditions, turns, faults }));
  await turns.drive(works);
  return Promise.all(works);
}

/** Runs a step: moves the clock, then runs its act, alone or with rivals. */
export async function runStep(town: Town, step: Step): Promise<ActResult[]> {
  const { world } = town;
  world.clock.move(step.minutes * minuteMs);
  const conditions = { ...idealConditions, commitsBehind: step.commitsBehind, keyValueLateMs: step.keyValueLateMs };
  const first = actOf(town, step);
  town.focus = step.seed % 4 === 0 ? null : (first?.about ?? null);
  const acts = [step, ...step.rivals].flatMap((part, at) => {
    const act = at === 0 ? first : actOf(town, part);
    return act === null ? [] : [{ act, faults: part.faults }];
  });
  town.focus = null;
  return doTogether(town, acts, conditions, randomOf(step.seed, 5));
}

/** Runs an act without faults, with a rival's act on the same trade where that is possible. */
export async function doBeside(town: Town, act: Act, rival: ActName, random: Random): Promise<ActResult[]> {
  town.focus = act.about ?? null;
  const other = actFinders[rival][1](town, random);
  town.focus = null;
  const acts = [act, ...(other === null ? [] : [other])].map((each) => ({ act: each, faults: [] }));
  return doTogether(town, acts, idealConditions, random);
}
