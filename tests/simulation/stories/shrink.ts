import type { Plan, Step } from './plan';
import { runStory, type StoryResult } from './run-story';

/** A story made as short as it can be while the same check still fails. */
export interface Shrunken {
  readonly plan: Plan;
  readonly result: StoryResult;
  readonly tries: number;
}

/** Simpler versions of a step: no rival, no faults, fresh reads, no time that passes. */
function simpler(step: Step): Step[] {
  return [
    ...step.rivals.map((rival) => ({ ...step, rivals: step.rivals.filter((each) => each !== rival) })),
    ...step.rivals
      .filter(({ faults }) => faults.length > 0)
      .map((rival) => ({
        ...step,
        rivals: step.rivals.map((each) => (each === rival ? { ...each, faults: [] } : each)),
      })),
    ...(step.faults.length === 0 ? [] : [{ ...step, faults: [] }]),
    ...(step.commitsBehind === 0 ? [] : [{ ...step, commitsBehind: 0 }]),
    ...(step.keyValueLateMs === 0 ? [] : [{ ...step, keyValueLateMs: 0 }]),
    ...(step.minutes === 0 ? [] : [{ ...step, minutes: 0 }]),
  ];
}

/**
 * Shortens a failing story: leaves out what comes after the failure, then halves, quarters … single steps, then rivals,
 * faults and pauses. Keeps each change after which the same check still fails. Runs at most `maxTries` stories.
 */
export async function shrink(failing: Plan, first: StoryResult, image: Uint8Array, maxTries = 250): Promise<Shrunken> {
  const check = first.finding?.check;
  let tries = 0;
  let best: { readonly plan: Plan; readonly result: StoryResult } = {
    plan: { ...failing, steps: failing.steps.slice(0, first.at + 1) },
    result: first,
  };
  const holds = async (steps: readonly Step[]): Promise<boolean> => {
    if (tries >= maxTries) return false;
    tries += 1;
    const plan = { ...failing, steps };
    const result = await runStory(plan, image);
    if (result.finding?.check !== check) return false;
    best = { plan, result };
    return true;
  };
  if (!(await holds(best.plan.steps))) best = { plan: failing, result: first };
  for (let size = Math.ceil(best.plan.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.plan.steps.length;) {
      const { steps } = best.plan;
      if (!(await holds([...steps.slice(0, from), ...steps.slice(from + size)]))) from += size;
    }
  }
  for (let at = 0; at < best.plan.steps.length; at += 1) {
    const step = best.plan.steps[at];
    if (step === undefined) break;
    for (let left = simpler(step); left.length > 0;) {
      const [next, ...others] = left;
      if (next === undefined) break;
      const held = await holds(best.plan.steps.map((each, place) => (place === at ? next : each)));
      left = held ? simpler(next) : others;
    }
  }
  return { ...best, tries };
}
