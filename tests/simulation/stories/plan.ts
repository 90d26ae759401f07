import { weighted, type ActName } from '../people/act-finders';
import { drawFaults, type Fault, type FaultRates } from '../faults/faults';
import { randomOf, type Random } from '../world/random';

/** An act of one actor, decided by its own seed. */
export interface Part {
  readonly actName: ActName;
  readonly seed: number;
  readonly faults: readonly Fault[];
}

/** One step of a story; leaving it out changes no other step. */
export interface Step extends Part {
  /** Minutes that pass before. */
  readonly minutes: number;
  /** One or two actors at the same moment. */
  readonly rivals: readonly Part[];
  readonly commitsBehind: number;
  readonly keyValueLateMs: number;
}

/** A whole story, made from its seed alone. */
export interface Plan {
  readonly seed: number;
  /** Instant at which it begins (ISO 8601). */
  readonly start: string;
  readonly people: number;
  readonly steps: readonly Step[];
}

/**
 * Start dates near special days: an ordinary day, Christmas, both clock changes, the leap day.
 */
const starts = [
  '2026-11-23T09:00:00.000Z',
  '2026-12-22T16:00:00.000Z',
  '2027-03-27T23:30:00.000Z',
  '2027-10-30T22:30:00.000Z',
  '2028-02-28T21:00:00.000Z',
] as const;
/** Minutes of a day. */
const day = 1440;
/** Minutes between two steps, each as often as it is listed. */
const pauses = [0, 0, 0, 0, 1, 2, 10, 31, 120, day, day, 3 * day, 8 * day] as const;
/** Number of seeds that a part can have. */
const seedSpan = 0x7fff_ffff;

function partOf(random: Random, rates: FaultRates): Part {
  return { actName: random.pick(weighted), seed: random.below(seedSpan), faults: drawFaults(random, rates.faults) };
}

/** Rival acts by act: both concern the same thing, so one must fail. */
export const clashes: Readonly<Partial<Record<ActName, readonly ActName[]>>> = {
  trade: ['trade'],
  takeLast: ['takeLast'],
  grade: ['finish', 'grade'],
  finish: ['ungrade', 'ungrade', 'unexpected', 'finish'],
  gradeAll: ['finish', 'ungrade', 'grade'],
  ungrade: ['finish'],
  unexpected: ['finish'],
  cancel: ['post', 'pack', 'statement', 'receive'],
  pack: ['cancel', 'cancelOrder', 'pack'],
  statement: ['cancel', 'minute', 'statement'],
  event: ['returnFromStripe', 'minute', 'cancel'],
  decide: ['minute', 'decide'],
  confirm: ['fail', 'payoutFile', 'confirm'],
  receiveReturn: ['minute', 'receiveReturn', 'lose'],
  deliver: ['lose', 'arrived'],
  withdraw: ['deleteAccount', 'deliver', 'withdraw'],
  returnSent: ['receiveReturn', 'minute'],
  deleteAccount: ['trade', 'withdraw', 'event', 'changePayout'],
  confirmMail: ['confirmMail', 'register'],
  reset: ['signIn', 'reset'],
  changePrices: ['trade'],
  closeShop: ['trade', 'minute'],
  minute: ['minute'],
};
/** Share of rivals that are one of these. */
const clashRate = 0.7;
/** Share of rivals that are not alone. */
const secondRivalRate = 0.3;

/** Draws a rival of an act. */
function rivalOf(random: Random, rates: FaultRates, actName: ActName): Part {
  const part = partOf(random, rates);
  const among = clashes[actName];
  return among !== undefined && random.chance(clashRate) ? { ...part, actName: random.pick(among) } : part;
}

/** Draws the rivals of an act: usually none, seldom two. */
function drawRivals(random: Random, rates: FaultRates, actName: ActName): Part[] {
  if (!random.chance(rates.rivals)) return [];
  const first = rivalOf(random, rates, actName);
  return random.chance(secondRivalRate) ? [first, rivalOf(random, rates, actName)] : [first];
}

/** Returns the story of a seed. */
export function planOf(seed: number, length: number, rates: FaultRates): Plan {
  const random = randomOf(seed, 3);
  const [start, people] = [random.pick(starts), 3 + random.below(4)];
  // Half of the stories have fresh reads only: replicas are copies, and copies cost time.
  const hasReplica = random.chance(0.5);
  const steps = Array.from({ length }, (): Step => {
    const part = partOf(random, rates);
    return {
      ...part,
      minutes: random.pick(pauses),
      rivals: drawRivals(random, rates, part.actName),
      commitsBehind: random.chance(rates.staleReplica) && hasReplica ? 1 + random.below(6) : 0,
      keyValueLateMs: random.chance(rates.lateKeyValue) ? 1000 * (1 + random.below(60)) : 0,
    };
  });
  return { seed, start, people, steps };
}
