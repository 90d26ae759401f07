import { dayMs, hourMs } from '../../../domain/time';
import { recordsOf, stillOpen } from '../checks/at-the-end';
import type { FindAct } from '../people/act';
import { actFinders, type ActName } from '../people/act-finders';
import type { Simulation } from '../people/simulation';
import { idealConditions } from '../shim/line';
import { randomOf } from '../world/random';
import { clashes } from './plan';
import { doAct, doBeside, type ActResult } from './run-part';

/** Deeds of each round of an ending, in this order. Each is repeated as long as it succeeds. */
const actsOfRound: readonly ActName[] = [
  'decideDispute',
  'refundArrives',
  'event',
  'minute',
  'receive',
  'grade',
  'finish',
  'sendBack',
  'clearWarning',
  'cancelDisputed',
  'pack',
  'dispatch',
  'deliver',
  'receiveReturn',
  'takeIn',
  'grade',
  'finish',
  'refundAccount',
  'retry',
  'confirm',
  'minute',
];
const actsUnlessSilent: readonly ActName[] = ['decide', 'payByCard', 'returnSent'];
/** Acts that always find something to do. */
const doneOncePerRound = new Set<ActName>(['minute', 'refundArrives', 'refundAccount']);
/** Most refusals in a row before a kind of act waits for the next round. */
const maxRefusals = 3;
/** Most acts of one kind in a round. */
const maxActs = 60;
/** Number of rounds, and of days between two: together about four months. */
const rounds = 24;
const daysOfRound = 5;
/** Number of first rounds in which two people may act at the same moment, and the share of acts for which they do. */
const busyRounds = 2;
const rivalRate = 0.3;

/**
 * Ends a story without faults: the shop is open, providers and mail are up, the desk works, the schedule runs.
 * People answer, or stay silent if `isSilent`. Returns when no trade has an open step, or after about four months.
 */
export async function endStory(simulation: Simulation, isSilent: boolean): Promise<ActResult[]> {
  const { world } = simulation;
  [world.mail.downUntil, world.providers.downUntil, world.providers.stripe.refundStatus] = [0, 0, 'succeeded'];
  world.keyValue.write('maintenance', null, null);
  const random = randomOf(world.seed, 6);
  const done: ActResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of isSilent ? actsOfRound : [...actsOfRound, ...actsUnlessSilent]) {
      const findAct: FindAct = actFinders[name][1];
      for (
        let acts = 0, refused = 0;
        acts < (doneOncePerRound.has(name) ? 1 : maxActs) && refused < maxRefusals;
        acts += 1
      ) {
        const act = findAct(simulation, random);
        if (act === null) break;
        const rivals = round < busyRounds && random.chance(rivalRate) ? clashes[name] : undefined;
        const results =
          rivals === undefined
            ? [await doAct(simulation, act, idealConditions)]
            : await doBeside(simulation, act, random.pick(rivals), random);
        refused = results[0]?.outcome === 'done' ? 0 : refused + 1;
        done.push(...results);
      }
    }
    const now = world.clock.iso();
    const waits =
      world.providers.waiting.length > 0 || (await recordsOf(simulation)).some((record) => stillOpen(record, now));
    if (!waits && world.primary.read('SELECT 1 FROM outbox WHERE sent_at IS NULL LIMIT 1').length === 0) break;
    // Some of the minute's jobs ask others only at the full hour.
    const next = world.clock.now + (round === 0 ? hourMs : daysOfRound * dayMs);
    world.clock.now = Math.ceil(next / hourMs) * hourMs;
  }
  // The nightly job encrypts old texts with the new data key.
  const night = world.dataKey === 0 ? null : actFinders.night[1](simulation, random);
  if (night !== null) done.push(await doAct(simulation, night, idealConditions));
  return done;
}
