import { minuteMs } from '../../../domain/time';
import type { Plan } from './plan';
import type { ActResult } from './run-part';
import type { StoryResult } from './run-story';
import type { Shrunken } from './shrink';

function sentence({ description, outcome, faults }: ActResult): string {
  const answer = outcome === 'done' ? '' : ` (answered: ${outcome})`;
  return [`${description}${answer}`, ...faults].join('; ');
}

/** Returns the steps of a story in plain words, a line each, with the instant at which each was done. */
export function describeSteps(plan: Plan, happened: StoryResult['happened']): string[] {
  let now = Date.parse(plan.start);
  return happened.flatMap((done, at) => {
    now += (plan.steps[at]?.minutes ?? 0) * minuteMs;
    const when = at < plan.steps.length ? new Date(now).toISOString().slice(0, 16) : 'the ending   ';
    return done.length === 0
      ? []
      : [`  ${when}  ${done.map(sentence).join('\n                    at the same moment: ')}`];
  });
}

/** Returns the report of a failed story: what to run again, what is wrong, and the shortened story. */
export function describeFailure(full: StoryResult, { plan, result: short, tries }: Shrunken, commit: string): string {
  const { seed } = full;
  const from = Math.max(0, short.happened.length - 1);
  const ending = from >= plan.steps.length ? short.happened.slice(from).flatMap((done) => done.slice(-6)) : [];
  const lines = describeSteps(plan, short.happened.slice(0, plan.steps.length));
  return [
    `seed ${seed}, commit ${commit}, step ${full.at}: ${full.finding?.message ?? ''}`,
    `shortened to ${plan.steps.length} steps in ${tries} runs:`,
    ...lines,
    ...(ending.length === 0
      ? []
      : ['  then, without faults and with everybody at work:', ...ending.map((done) => `    ${sentence(done)}`)]),
    `  → ${short.finding?.message ?? ''}`,
    `again: npm run simulate -- --seed ${seed}`,
  ].join('\n');
}
