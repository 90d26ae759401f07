import type { Random } from '../world/random';

/** Fault of one call of a store; docs/reliability.md describes each. */
export const faultKinds = ['refused', 'answer-lost', 'dies-before', 'dies-after', 'disk-full'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault strikes the `at`-th read or write of an actor's work. */
export interface Fault {
  readonly kind: FaultKind;
  readonly on: 'read' | 'write';
  readonly at: number;
}

/** Probability of each kind of fault, from 0 to 1 a step. */
export interface FaultRates {
  readonly faults: number;
  /** Another actor works at the same moment. */
  readonly rivals: number;
  readonly staleReplica: number;
  readonly lateKeyValue: number;
  readonly mailDown: number;
  readonly providerDown: number;
  readonly clockJump: number;
}

/** Rates of the stories. */
export const frequentFaults: FaultRates = {
  faults: 0.22,
  rivals: 0.4,
  staleReplica: 0.25,
  lateKeyValue: 0.2,
  mailDown: 0.04,
  providerDown: 0.04,
  clockJump: 0.03,
};
/** Rates of the years. */
export const rareFaults: FaultRates = {
  faults: 0.01,
  rivals: 0,
  staleReplica: 0,
  lateKeyValue: 0,
  mailDown: 0.002,
  providerDown: 0.002,
  clockJump: 0,
};
export const noFaults: FaultRates = {
  faults: 0,
  rivals: 0,
  staleReplica: 0,
  lateKeyValue: 0,
  mailDown: 0,
  providerDown: 0,
  clockJump: 0,
};

/** Numbers of the calls that faults strike: early ones get most, because most verbs write early. */
const struckCalls = [1, 1, 1, 2, 2, 3, 4, 6] as const;

/** Draws the faults of one step: usually none, seldom two. */
export function drawFaults(random: Random, rate: number): Fault[] {
  const faults: Fault[] = [];
  while (random.chance(rate) && faults.length < 2) {
    const kind = random.pick(faultKinds);
    const on = kind === 'refused' && random.chance(0.3) ? 'read' : 'write';
    faults.push({ kind, on, at: random.pick(struckCalls) });
  }
  return faults;
}

const words: Readonly<Record<FaultKind, string>> = {
  refused: 'is refused before anything is done',
  'answer-lost': 'is done, but its answer is lost',
  'dies-before': 'is never sent: the isolate dies',
  'dies-after': 'is done, and the isolate dies before the answer',
  'disk-full': 'finds the disk full',
};

/** Returns a fault in plain words. */
export function describeFault({ kind, on, at }: Fault): string {
  return `${on} ${at} ${words[kind]}`;
}
