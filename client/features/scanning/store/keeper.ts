import type { Market } from '../../../../domain/market/market-codes';
import { isEmpty } from '../../../../domain/scanning/undo';
import { blockOf, isQuotaExceeded, type Device } from './device';
import { answersOf, giveAnswers, loadRun, recordOf, stores, writeRun } from './keep-run';
import { OpenRun, type Step } from './open-run';
import type { StorageState } from './run-view';

/** What a person wants of a run, decided on the run as it is then: null where there is nothing to do. */
export type Wish = (run: OpenRun) => Step | null;

export interface KeeperListener {
  /** Lines of the run changed by a step of this tab. */
  readonly changed: (touched: ReadonlySet<number>) => void;
  /** Another tab was first: the run in memory is a new one. */
  readonly replaced: () => void;
  /** A step is on the device. */
  readonly kept: (step: Step) => void;
}

/**
 * Makes steps of one run and keeps them as they happen. The database decides the order of events of all tabs: a step
 * is decided within the transaction that writes it, on the newest version of the run. Where there is no room, or no
 * database, the run goes on in memory, and what is unkept is written as soon as there is room.
 */
export class Keeper {
  run: OpenRun;
  storage: StorageState;
  #saved: number;
  #wishes: Wish[] = [];
  readonly #blocks = new Set<number>();
  readonly #steps = new Set<number>();
  #device: Device | null;
  readonly #market: Market;
  readonly #listeners: KeeperListener;

  constructor(device: Device | null, run: OpenRun, market: Market, listeners: KeeperListener) {
    this.run = run;
    this.storage = device === null ? 'refused' : 'kept';
    this.#saved = run.version;
    this.#device = device;
    this.#market = market;
    this.#listeners = listeners;
  }

  /** Makes a step. Resolves when it is kept, or when it is plain that it cannot be. */
  async make(wish: Wish): Promise<Step | null> {
    if (this.#device === null) return this.#take(wish);
    let made: { readonly step: Step | null } | null = null;
    try {
      const writing = this.#device.transaction(stores, 'readwrite');
      // A write that fails tells why itself; the transaction would tell it a second time to nobody.
      writing.done.catch(() => undefined);
      const record = await writing.objectStore('runs').get(this.run.id);
      if (record === undefined) this.#everything();
      else if (record.version !== this.#saved) {
        const { book } = this.run;
        this.run = await loadRun(writing, record, this.#market);
        // Answers that came meanwhile and are not on the device yet.
        giveAnswers(this.run.book, answersOf(book, book.ids('all')));
        this.#forget();
        // What this tab could not keep comes after what the other one kept.
        for (const earlier of this.#wishes) this.#take(earlier, true);
        this.#listeners.replaced();
      }
      made = { step: this.#take(wish) };
      if (record === undefined || this.#blocks.size + this.#steps.size > 0 || made.step !== null)
        await writeRun(writing, this.run, { blocks: this.#blocks, steps: this.#steps });
      await writing.done;
      this.#saved = this.run.version;
      this.#wishes = [];
      this.#forget();
      this.storage = 'kept';
      if (made.step !== null) this.#listeners.kept(made.step);
    } catch (error) {
      this.storage = isQuotaExceeded(error) ? 'full' : 'refused';
      made ??= { step: this.#take(wish) };
      if (made.step !== null) this.#wishes.push(wish);
    }
    return made.step;
  }

  /** Another connection, after one broke: what is unkept is written at once. */
  async use(device: Device): Promise<void> {
    this.#device = device;
    await this.catchUp();
  }

  /** A step that another tab has kept. False where steps in between are missing here. */
  follow(step: Step, version: number): ReadonlySet<number> | false {
    if (version !== this.run.version + 1 || this.run.version !== this.#saved) return false;
    const touched = this.run.take(step);
    this.#saved = version;
    return touched;
  }

  /** Takes the run as the device has it, where another tab has changed it. */
  async catchUp(): Promise<void> {
    await this.make(() => null);
  }

  #take(wish: Wish, silent = false): Step | null {
    const step = wish(this.run);
    if (step === null || isEmpty(step.change)) return null;
    const touched = this.run.take(step);
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

/** The run that was changed last, made where there is none, so that two tabs opened at once share it. */
export async function latestRun(device: Device, market: Market, freshId: string): Promise<OpenRun> {
  const writing = device.transaction(stores, 'readwrite');
  const latest = await writing.objectStore('runs').index('at').openCursor(null, 'prev');
  if (latest !== null) return loadRun(writing, latest.value, market);
  const run = new OpenRun(freshId, market);
  await writing.objectStore('runs').put(recordOf(run));
  await writing.done;
  return run;
}
