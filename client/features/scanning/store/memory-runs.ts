import type { Keeper } from './keeper';

/** Runs that could not be put on the device, while another one is shown; by id. */
export class MemoryRuns extends Map<string, Keeper> {
  /** Keeps the run that was shown until now, and removes the shown one and those that need no memory. */
  leave(left: Keeper, shown: string): void {
    this.set(left.run.id, left);
    this.delete(shown);
    for (const [id, { storage, run }] of this) if (storage === 'kept' || run.book.counts.all === 0) this.delete(id);
  }
}
