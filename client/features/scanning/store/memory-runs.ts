import type { RunWriter } from './run-writer';

/** Runs that could not be stored on the device, by id, while another one is shown. */
export class MemoryRuns extends Map<string, RunWriter> {
  /** Keeps the run that was shown before, and removes the shown one and stored ones. */
  keepLeft(left: RunWriter, shown: string): void {
    this.set(left.run.id, left);
    this.delete(shown);
    for (const [id, { storage, run }] of this) if (storage === 'kept' || run.content.counts.all === 0) this.delete(id);
  }
}
