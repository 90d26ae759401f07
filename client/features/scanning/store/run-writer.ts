import type { Market } from '../../../../domain/market/market-codes';
import { isEmpty } from '../../../../domain/scanning/undo';
import { blockOf, isQuotaExceeded, type Device } from './device';
import { answersOf, assignAnswers, loadRun, recordOf, stores, writeRun } from './store-run';
import { OpenRun, type Step } from './open-run';
import type { StorageState } from './run-view';

/** Change that a person wants, decided on the present run. Null if there is nothing to do. */
export type StepRequest = (run: OpenRun) => Step | null;

export interface RunWriterListener {
  /** Called after a step of this tab changed lines of the run. */
  readonly changed: (touched: ReadonlySet<number>) => void;
  /** Called when another tab was faster: the run in memory is a new one. */
  readonly replaced: () => void;
  /** Called when a step is on the device. */
  readonly kept: (step: Step) => void;
}

/**
 * Makes steps of one run and stores them at once. The database decides the order of steps of all tabs: a step is
 * decided within the transaction that writes it, on the newest version of the run. With full storage or without a
 * database, the run continues in memory, and its changes are written as soon as possible.
 */
export class RunWriter {
  run: OpenRun;
  storage: StorageState;
  #saved: number;
  #requests: StepRequest[] = [];
  readonly #blocks = new Set<number>();
  readonly #steps = new Set<number>();
  #device: Device | null;
  readonly #market: Market;
  readonly #listeners: RunWriterListener;

  constructor(device: Device | null, run: OpenRun, market: Market, listeners: RunWriterListener) {
    this.run = run;
    this.storage = device === null ? 'refused' : 'kept';
    this.#saved = run.version;
    this.#device = device;
    this.#market = market;
    this.#listeners = listeners;
  }

  /** Makes a step. Resolves when it is stored, or can't be. */
  async make(request: StepRequest): Promise<Step | null> {
    if (this.#device === null) return this.#take(request);
    let made: { readonly step: Step | null } | null = null;
    try {
      const writing = this.#device.transaction(stores, 'readwrite');
      // A failed write reports its reason itself. The transaction would reject a second time without a handler.
      writing.done.catch(() => undefined);
      const record = await writing.objectStore('runs').get(this.run.id);
      if (record === undefined) this.#everything();
      else if (record.version !== this.#saved) {
        const { book } = this.run;
        this.run = await loadRun(writing, record, this.#market);
        // These answers arrived in the meantime and are not on the device yet.
        assignAnswers(this.run.book, answersOf(book, book.ids('all')));
        this.#forget();
        // Steps that this tab could not store follow those that the other tab stored.
        for (const earlier of this.#requests) this.#take(earlier, true);
        this.#listeners.replaced();
      }
      made = { step: this.#take(request) };
      if (record === undefined || this.#blocks.size + this.#steps.size > 0 || made.step !== null)
        await writeRun(writing, this.run, { blocks: this.#blocks, steps: this.#steps });
      await writing.done;
      this.#saved = this.run.version;
      this.#requests = [];
      this.#forget();
      this.storage = 'kept';
      if (made.step !== null) this.#listeners.kept(made.step);
    } catch (error) {
      this.storage = isQuotaExceeded(error) ? 'full' : 'refused';
      made ??= { step: this.#take(request) };
      if (made.step !== null) this.#requests.push(request);
    }
    return made.step;
  }

  /** Uses another connection after one broke. Unsaved changes are written at once. */
  async setDevice(device: Device): Promise<void> {
    this.#device = device;
    await this.catchUp();
  }

  /** Takes a step that another tab has stored. Returns false if steps in between are missing here. */
  follow(step: Step, version: number): ReadonlySet<number> | false {
    if (version !== this.run.version + 1 || this.run.version !== this.#saved) return false;
    const touched = this.run.apply(step);
    this.#saved = version;
    return touched;
  }

  /** Loads the run from the device after another tab has changed it. */
  async catchUp(): Promise<void> {
    await this.make(() => null);
  }

  #take(request: StepRequest, silent = false): Step | null {
    const step = request(this.run);
    if (step === null || isEmpty(step.change)) return null;
    const touched = this.run.apply(step);
    for (const [id] of step.change.lines) this.#blocks.add(blockOf(id));
    if (step.remember) this.#steps.add(step.place.at);
    if (!silent) this.#listeners.changed(touched);
    return step;
  }

  #everything() {
    for (const id of this.run.book.ids('all')) this.#blocks.add(blockOf(id));
    for (const at of this.run.history.keys()) this.#steps.add(at);
    this.#saved = this.run.version;
  }

  #forget() {
    this.#blocks.clear();
    this.#steps.clear();
  }
}

/** Returns the run that was changed last, or creates one, so that two tabs opened at once share it. */
export async function latestRun(device: Device, market: Market, freshId: string): Promise<OpenRun> {
  const writing = device.transaction(stores, 'readwrite');
  const latest = await writing.objectStore('runs').index('at').openCursor(null, 'prev');
  if (latest !== null) return loadRun(writing, latest.value, market);
  const run = new OpenRun(freshId, market);
  await writing.objectStore('runs').put(recordOf(run));
  await writing.done;
  return run;
}
