import type { Random } from './random';

/** Resolves after one round of the event loop, when all work that needs no turn has run. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Schedules the actors. Each call of a shim waits for a turn; the next one is drawn when no actor can run.
 * So the seed, never the machine, decides the order of several actors' batches.
 */
export class Turns {
  private waiting: (() => void)[] = [];
  private readonly random: Random;
  /** Number of turns while another actor waited, which measures the interleaving. */
  choices = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** Resolves when it is this caller's turn. */
  turn(): Promise<void> {
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  /** Gives turns until all work is done. Throws when work neither ends nor waits for a turn. */
  async drive(works: readonly Promise<unknown>[]): Promise<void> {
    const open = new Set(works);
    for (const work of works)
      void work.then(
        () => open.delete(work),
        () => open.delete(work),
      );
    for (let idle = 0; idle < 200;) {
      await settled();
      if (open.size === 0 && this.waiting.length === 0) return;
      if (this.waiting.length === 0) {
        idle += 1;
        continue;
      }
      idle = 0;
      if (this.waiting.length > 1) this.choices += 1;
      const [next] = this.waiting.splice(this.random.below(this.waiting.length), 1);
      next?.();
    }
    throw new Error('work hangs: it waits for nothing that the simulation gives');
  }
}
