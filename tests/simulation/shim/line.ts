import type { Fault } from '../faults/faults';
import type { Turns } from '../world/turns';

/** Kind of a call of a shim. */
export type Kind = 'read' | 'write';

/** Faults and delays of one line. An empty object means none. */
export interface LineConditions {
  /** Scheduler that gives turns; null: each call is answered at once. */
  readonly turns: Turns | null;
  readonly faults: readonly Fault[];
  /** Number of commits by which reads that need not be fresh are late. */
  readonly commitsBehind: number;
  /** Milliseconds by which reads of key-value storage are late. */
  readonly keyValueLateMs: number;
}

export const idealConditions: LineConditions = { turns: null, faults: [], commitsBehind: 0, keyValueLateMs: 0 };

/**
 * Connection of one actor's isolate to its stores. It counts calls, so that a fault affects a chosen one.
 * It answers no further call when the isolate has ended.
 */
export class Line {
  readonly conditions: LineConditions;
  /** Faults that happened. */
  readonly struck: Fault[] = [];
  isDead = false;
  /** Resolves when the isolate ends. */
  readonly death: Promise<void>;
  private announceDeath: () => void = () => undefined;
  private writes = 0;
  private reads = 0;

  constructor(conditions: LineConditions = idealConditions) {
    this.conditions = conditions;
    this.death = new Promise((resolve) => void (this.announceDeath = resolve));
  }

  /**
   * Makes a call at this actor's turn. A fault may refuse it beforehand, lose its answer, or end the isolate, after
   * which the promise never resolves.
   */
  async call<Answer>(
    kind: Kind,
    work: () => Answer,
    errors: { readonly refused: () => Error; readonly full: () => Error },
  ): Promise<Answer> {
    const { turns } = this.conditions;
    if (turns !== null) await turns.turn();
    if (this.isDead) return new Promise(() => undefined);
    const fault = this.countCall(kind);
    if (fault === null) return work();
    this.struck.push(fault);
    if (fault.kind === 'dies-before') return this.die();
    if (fault.kind === 'refused') throw errors.refused();
    if (fault.kind === 'disk-full') throw errors.full();
    work();
    if (fault.kind === 'dies-after') return this.die();
    throw errors.refused();
  }

  private die<Answer>(): Promise<Answer> {
    this.isDead = true;
    this.announceDeath();
    return new Promise(() => undefined);
  }

  /** Counts a call, and returns the fault that strikes it, or null. */
  private countCall(kind: Kind): Fault | null {
    if (kind === 'write') this.writes += 1;
    else this.reads += 1;
    const count = kind === 'write' ? this.writes : this.reads;
    return this.conditions.faults.find((fault) => fault.on === kind && fault.at === count) ?? null;
  }
}
