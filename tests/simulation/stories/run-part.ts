import { minuteMs } from '../../../domain/time';
import { isExplained } from '../checks/complaints';
import type { Act } from '../people/act';
import { actFinders, weighted, type ActName } from '../people/act-finders';
import { LostAnswer, Tab, type Outcome } from '../people/tab';
import type { Simulation } from '../people/simulation';
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
  readonly description: string;
  readonly outcome: Outcome;
  readonly faults: readonly string[];
}

/** Finds something to do, first of the kind that was drawn. */
function actOf(simulation: Simulation, { actName, seed }: Part): Act | null {
  const random = randomOf(seed, 4);
  for (let tries = 0, name = actName; tries < maxTries; tries += 1, name = random.pick(weighted)) {
    const act = actFinders[name][1](simulation, random);
    if (act !== null) return act;
  }
  return null;
}

/** Runs one act with faults, and all work after its answers. */
export async function doAct(simulation: Simulation, act: Act, conditions: LineConditions): Promise<ActResult> {
  const tab = new Tab(simulation.world, conditions);
  let outcome: Outcome;
  try {
    outcome = await act.run(tab);
  } catch (error) {
    if (!(error instanceof LostAnswer)) throw error;
    outcome = 'lost';
  }
  await tab.finish();
  const faults = tab.struck().map(describeFault);
  if (outcome === 'internal' && faults.length === 0 && simulation.world.complaints.every(isExplained))
    throw new Finding('answer', `${act.description} is answered with 500`);
  return { description: act.description, outcome, faults };
}

/** Does acts at the same moment; the seed puts each one's batches between those of the others. */
async function doTogether(
  simulation: Simulation,
  acts: readonly { readonly act: Act; readonly faults: LineConditions['faults'] }[],
  conditions: LineConditions,
  random: Random,
): Promise<ActResult[]> {
  if (acts.length <= 1)
    return Promise.all(acts.map(({ act, faults }) => doAct(simulation, act, { ...conditions, faults })));
  const turns = new Turns(random);
  const works = acts.map(({ act, faults }) => doAct(simulation, act, { ...conditions, turns, faults }));
  await turns.drive(works);
  return Promise.all(works);
}

/** Runs a step: moves the clock, then runs its act, alone or with rivals. */
export async function runStep(simulation: Simulation, step: Step): Promise<ActResult[]> {
  const { world } = simulation;
  world.clock.move(step.minutes * minuteMs);
  const conditions = { ...idealConditions, commitsBehind: step.commitsBehind, keyValueLateMs: step.keyValueLateMs };
  const first = actOf(simulation, step);
  simulation.focus = step.seed % 4 === 0 ? null : (first?.about ?? null);
  const acts = [step, ...step.rivals].flatMap((part, at) => {
    const act = at === 0 ? first : actOf(simulation, part);
    return act === null ? [] : [{ act, faults: part.faults }];
  });
  simulation.focus = null;
  return doTogether(simulation, acts, conditions, randomOf(step.seed, 5));
}

/** Runs an act without faults, with a rival's act on the same trade where that is possible. */
export async function doBeside(simulation: Simulation, act: Act, rival: ActName, random: Random): Promise<ActResult[]> {
  simulation.focus = act.about ?? null;
  const other = actFinders[rival][1](simulation, random);
  simulation.focus = null;
  const acts = [act, ...(other === null ? [] : [other])].map((each) => ({ act: each, faults: [] }));
  return doTogether(simulation, acts, idealConditions, random);
}
