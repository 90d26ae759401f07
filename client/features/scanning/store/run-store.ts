import type { Market } from '../../../../domain/market/market-codes';
import type { Filter, RunLine } from '../../../../domain/scanning/run';
import type { ApiClient } from '../../../lib/api';
import { isQuotaExceeded, openDevice, type Device } from './device';
import { RunListeners } from './run-listeners';
import { RunWriter, latestRun, type StepRequest } from './run-writer';
import { deleteStoredRun, loadRun, recordOf, stores } from './store-run';
import { MemoryRuns } from './memory-runs';
import { OpenRun, type Step } from './open-run';
import { RunOffers } from './run-offers';
import { isQuotaLow } from './storage-quota';
import type { RunEntry, RunView } from './run-view';
import { openTabs, type TabMessage } from './tabs';
import { entriesOf, viewOf } from './view-of';

/** Run on the screen with its storage, its answers and its tabs. One per page and market. */
export class RunStore {
  readonly listeners = new RunListeners();
  readonly api: ApiClient;
  readonly market: Market;
  runs: readonly RunEntry[] = [];
  #device: Device | null = null;
  #writer: RunWriter;
  #view: RunView;
  #lastTask: Promise<unknown>;
  readonly #memoryRuns = new MemoryRuns();
  readonly #tabs = openTabs((message) => void this.#receiveMessage(message));
  readonly #offers: RunOffers;

  /** `ready` resolves when the run of the device is loaded, or there is none. */
  readonly ready: Promise<void>;
  isReady = false;
  #isClosed = false;

  constructor(api: ApiClient, market: Market) {
    this.api = api;
    this.market = market;
    this.#writer = this.#createWriter(null, new OpenRun(crypto.randomUUID(), market));
    this.#offers = this.#createOffers();
    this.#view = this.#readView();
    this.ready = this.#start();
    this.#lastTask = this.ready;
  }

  get content() {
    return this.#writer.run.content;
  }

  get run(): OpenRun {
    return this.#writer.run;
  }

  view = (): RunView => this.#view;
  line(id: number): RunLine | undefined {
    return this.content.view(id);
  }
  ids(filter: Filter): readonly number[] {
    return this.content.ids(filter);
  }

  /** Makes a step after those before it. */
  makeStep(request: StepRequest): Promise<Step | null> {
    return this.inTurn(async () => {
      const step = await this.#writer.makeStep(request);
      if (this.#writer.storage === 'refused' && this.#device !== null) await this.#reopen();
      this.#notify([]);
      return step;
    });
  }

  /** Runs work that must not happen between two steps of a run. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const task = this.#lastTask.then(work);
    this.#lastTask = task.catch(() => undefined);
    return task;
  }

  /** Opens another run from the device. The present one stays if that is gone. */
  async open(id: string): Promise<void> {
    await this.inTurn(async () => {
      const inMemory = this.#memoryRuns.get(id);
      if (inMemory !== undefined) return this.#show(inMemory);
      const reading = this.#device?.transaction(stores, 'readonly');
      const record = await reading?.objectStore('runs').get(id);
      if (reading !== undefined && record !== undefined) this.#show(await loadRun(reading, record, this.market));
    });
    await this.listRuns();
  }

  async startNew(): Promise<void> {
    await this.inTurn(async () => {
      const { name, grade, exLibrary, sound } = this.content.state;
      if (this.content.counts.all === 0 && name === '') return;
      this.#show(new OpenRun(crypto.randomUUID(), this.market));
      // The next run begins with the settings of this one.
      this.content.state = { ...this.content.state, grade, exLibrary, sound };
      await this.#writer.makeStep(() => null);
    });
    await this.listRuns();
  }

  async deleteRun(id: string): Promise<void> {
    await this.inTurn(async () => {
      if (this.#device !== null) await deleteStoredRun(this.#device, id);
      if (id === this.run.id) await this.#showLatest();
      this.#memoryRuns.delete(id);
    });
    this.#tabs.post({ kind: 'deleted', run: id });
    await this.listRuns();
  }

  /** Loads the list of runs again. */
  async listRuns(): Promise<void> {
    if (this.#isClosed) return;
    const records = (await this.#device?.getAllFromIndex('runs', 'at').catch(() => [])) ?? [];
    const unsaved = [...this.#memoryRuns.values(), ...(this.#writer.storage === 'kept' ? [] : [this.#writer])];
    const inMemory = unsaved.map(({ run }) => recordOf(run));
    this.runs = entriesOf(records, inMemory, this.run.id);
    this.#notify([]);
  }

  cancel = (): void => this.#offers.cancel();
  resume = (): void => this.#offers.resume();

  /** Removes the answers of lines and asks for them again. */
  requestOffersAgain(ids: readonly number[]): void {
    this.#offers.requestAgain(ids);
  }

  /** Stops everything. The store can't be used afterwards. */
  close(): void {
    this.#isClosed = true;
    this.#offers.close();
    this.#tabs.close();
    this.#device?.close();
    // A running step would open the database again.
    this.#device = null;
  }

  async #start(): Promise<void> {
    try {
      this.#device = await openDevice((why) => void this.#handleLostDatabase(why));
    } catch {
      this.#device = null;
    }
    if (this.#isClosed) return this.#device?.close();
    await this.#showLatest();
    this.isReady = true;
    await this.listRuns();
  }

  async #showLatest(): Promise<void> {
    const id = crypto.randomUUID();
    try {
      this.#show(this.#device === null ? new OpenRun(id, this.market) : await latestRun(this.#device, this.market, id));
      if (this.#device !== null && (await isQuotaLow())) this.#writer.storage = 'full';
    } catch (error) {
      this.#show(new OpenRun(id, this.market));
      this.#writer.storage = isQuotaExceeded(error) ? 'full' : 'refused';
    }
  }

  #createWriter(device: Device | null, run: OpenRun): RunWriter {
    return new RunWriter(device, run, this.market, {
      onChanged: (touched) => {
        this.#offers.request(touched);
        this.#notify(touched);
      },
      onReplaced: () => {
        this.#offers.restart();
        this.#notify();
      },
      onStored: (step) => this.#tabs.post({ kind: 'step', run: this.run.id, version: this.run.version, step }),
    });
  }

  #createOffers(): RunOffers {
    return new RunOffers({
      api: this.api,
      market: this.market,
      run: () => this.run,
      device: () => this.#device,
      isClosed: () => this.#isClosed,
      afterSteps: () => this.inTurn(() => Promise.resolve()),
      post: (message) => this.#tabs.post(message),
      notify: (lines) => this.#notify(lines),
    });
  }

  /** Shows a run. One that is not on the device is kept in memory while another one is shown. */
  #show(run: OpenRun | RunWriter): void {
    if (this.#isClosed) return;
    this.#offers.stop();
    const leftWriter = this.#writer;
    this.#writer = run instanceof RunWriter ? run : this.#createWriter(this.#device, run);
    this.#memoryRuns.keepLeft(leftWriter, this.run.id);
    this.#offers.start();
    this.#notify();
  }

  async #receiveMessage(message: TabMessage): Promise<void> {
    if (message.kind === 'runs') return this.listRuns();
    if (message.run !== this.run.id) return this.listRuns();
    await this.inTurn(async () => {
      if (message.run !== this.run.id) return;
      if (message.kind === 'deleted') return this.#showLatest();
      if (message.kind === 'answers') return this.#offers.takeAnswers(message);
      const touched = this.#writer.applyStoredStep(message.step, message.version);
      if (touched === false) return this.#writer.catchUp();
      this.#offers.request(touched);
      this.#notify(touched);
    });
  }

  /** Phones close the connection of a page that slept. A new one is enough. */
  async #reopen(): Promise<void> {
    try {
      const device = await openDevice((why) => void this.#handleLostDatabase(why));
      if (this.#isClosed) return device.close();
      this.#device?.close();
      this.#device = device;
      await this.#writer.setDevice(device);
    } catch {
      this.#writer.storage = 'refused';
    }
    this.#notify([]);
  }

  /**
   * The database is gone. After signing out the runs are gone too; if the browser removed it, the runs in memory are
   * stored again.
   */
  async #handleLostDatabase(why: 'deleted' | 'closed'): Promise<void> {
    if (why === 'closed') return this.inTurn(() => this.#reopen());
    this.#device = null;
    this.#show(new OpenRun(crypto.randomUUID(), this.market));
    this.#memoryRuns.clear();
    await this.inTurn(() => this.#start());
  }

  #notify(lines?: Iterable<number>): void {
    this.#view = this.#readView();
    this.listeners.notify(lines);
  }

  #readView(): RunView {
    // Before the device is open, nothing says that it refuses.
    return viewOf(this.run, this.#offers.progress, this.isReady ? this.#writer.storage : 'kept');
  }
}
