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
  readonly onChanged: (touched: ReadonlySet<number>) => void;
  /** Called when another tab was faster: the run in memory is a new one. */
  readonly onReplaced: () => void;
  /** Called when a step is on the device. */
  readonly onStored: (step: Step) => void;
}

/**
 * Makes steps of one run and stores them at once. The database decides the order of steps of all tabs: a step is
 * decided within the transaction that writes it, on the newest version of the run. With full storage or without a
 * database, the run continues in memory, and its changes are written as soon as possible.
 */
export class RunWriter {
  run: OpenRun;
  storage: StorageState;
  #savedVersion: number;
  #unsavedRequests: StepRequest[] = [];
  readonly #unsavedBlocks = new Set<number>();
  readonly #unsavedSteps = new Set<number>();
  #device: Device | null;
  readonly #market: Market;
  readonly #listeners: RunWriterListener;

  constructor(device: Device | null, run: OpenRun, market: Market, listeners: RunWriterListener) {
    this.run = run;
    this.storage = device === null ? 'refused' : 'kept';
    this.#savedVersion = run.version;
    this.#device = device;
    this.#market = market;
    this.#listeners = listeners;
  }

  /** Makes a step. Resolves when it is stored, or can't be. */
  async makeStep(request: StepRequest): Promise<Step | null> {
    if (this.#device === null) return this.#applyRequest(request);
    let made: { readonly step: Step | null } | null = null;
    try {
      const writing = this.#device.transaction(stores, 'readwrite');
      // A failed write reports its reason itself. The transaction would reject a second time without a handler.
      writing.done.catch(() => undefined);
      const record = await writing.objectStore('runs').get(this.run.id);
      if (record === undefined) this.#markAllUnsaved();
      else if (record.version !== this.#savedVersion) {
        const { content } = this.run;
        this.run = await loadRun(writing, record, this.#market);
        // These answers arrived in the meantime and are not on the device yet.
        assignAnswers(this.run.content, answersOf(content, content.ids('all')));
        this.#clearUnsaved();
        // Steps that this tab could not store follow those that the other tab stored.
        for (const earlier of this.#unsavedRequests) this.#applyRequest(earlier, true);
        this.#listeners.onReplaced();
      }
      made = { step: this.#applyRequest(request) };
      if (record === undefined || this.#unsavedBlocks.size + this.#unsavedSteps.size > 0 || made.step !== null)
        await writeRun(writing, this.run, { blocks: this.#unsavedBlocks, steps: this.#unsavedSteps });
      await writing.done;
      this.#savedVersion = this.run.version;
      this.#unsavedRequests = [];
      this.#clearUnsaved();
      this.storage = 'kept';
      if (made.step !== null) this.#listeners.onStored(made.step);
    } catch (error) {
      this.storage = isQuotaExceeded(error) ? 'full' : 'refused';
      made ??= { step: this.#applyRequest(request) };
      if (made.step !== null) this.#unsavedRequests.push(request);
    }
    return made.step;
  }

  /** Uses another connection after one broke. Unsaved changes are written at once. */
  async setDevice(device: Device): Promise<void> {
    this.#device = device;
    await this.catchUp();
  }

  /** Takes a step that another tab has stored. Returns false if steps in between are missing here. */
  applyStoredStep(step: Step, version: number): ReadonlySet<number> | false {
    if (version !== this.run.version + 1 || this.run.version !== this.#savedVersion) return false;
    const touched = this.run.apply(step);
    this.#savedVersion = version;
    return touched;
  }

  /** Loads the run from the device after another tab has changed it. */
  async catchUp(): Promise<void> {
    await this.makeStep(() => null);
  }

  #applyRequest(request: StepRequest, isSilent = false): Step | null {
    const step = request(this.run);
    if (step === null || isEmpty(step.change)) return null;
    const touched = this.run.apply(step);
    for (const [id] of step.change.lines) this.#unsavedBlocks.add(blockOf(id));
    if (step.remember) this.#unsavedSteps.add(step.place.at);
    if (!isSilent) this.#listeners.onChanged(touched);
    return step;
  }

  #markAllUnsaved() {
    for (const id of this.run.content.ids('all')) this.#unsavedBlocks.add(blockOf(id));
    for (const at of this.run.history.keys()) this.#unsavedSteps.add(at);
    this.#savedVersion = this.run.version;
  }

  #clearUnsaved() {
    this.#unsavedBlocks.clear();
    this.#unsavedSteps.clear();
  }
}

/** Returns the run that was changed last, or creates one, so that two tabs opened at once share it. */
export async function latestRun(device: Device, market: Market, newId: string): Promise<OpenRun> {
  const writing = device.transaction(stores, 'readwrite');
  const latest = await writing.objectStore('runs').index('at').openCursor(null, 'prev');
  if (latest !== null) return loadRun(writing, latest.value, market);
  const run = new OpenRun(newId, market);
  await writing.objectStore('runs').put(recordOf(run));
  await writing.done;
  return run;
}
