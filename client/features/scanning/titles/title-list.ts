import { titlesDatabase } from '../../../data/session/clear-scans';
import type { TitleLine } from '../../../../domain/scanning/lists/title-line';
import { openTitleStorage, withLines, type TitleStorage } from './title-storage';

/**
 * Lines of titles and authors that wait for an answer, the same in all tabs. A change is shown at once, and stored in
 * one transaction. Other tabs then read the lines again.
 */
export class TitleList {
  #lines: readonly TitleLine[] = [];
  #storage: TitleStorage | null = null;
  #channel: BroadcastChannel | null = null;
  #turn: Promise<void> = Promise.resolve();
  /** Number of changes of this tab. What was read before the last one is not shown. */
  #changes = 0;
  /** Number of changes of this tab that the device does not have yet. */
  #unstored = 0;
  #isOpen = false;
  readonly #listeners = new Set<() => void>();
  readonly #forgotten: () => void;

  /** @param forgotten called when signing out has deleted the lines */
  constructor(forgotten: () => void) {
    this.#forgotten = forgotten;
  }

  lines = (): readonly TitleLine[] => this.#lines;

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the lines of the device and follows other tabs. Returns how to stop that. */
  open(): () => void {
    this.#isOpen = true;
    this.#inTurn(async () => {
      await this.#connect();
      await this.#load();
    });
    if ('BroadcastChannel' in globalThis) {
      this.#channel = new BroadcastChannel(titlesDatabase);
      this.#channel.addEventListener('message', () => this.#inTurn(() => this.#load()));
    }
    return () => {
      this.#isOpen = false;
      this.#channel?.close();
      this.#channel = null;
      this.#storage?.close();
      this.#storage = null;
    };
  }

  /** Adds lines behind the others, or before them. */
  add(more: readonly TitleLine[], where: 'first' | 'last' = 'last'): void {
    this.#change(withLines(this.#lines, more, where), (storage) => storage.add(more, where));
  }

  /** Takes lines off by their texts: they are answered. */
  remove(texts: readonly string[]): void {
    const removed = new Set(texts);
    this.#change(
      this.#lines.filter(({ line }) => !removed.has(line)),
      (storage) => storage.remove(texts),
    );
  }

  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work);
  }

  #show(lines: readonly TitleLine[]): void {
    // The device mostly has what is shown already.
    if (lines.length === this.#lines.length && lines.every(({ line }, at) => line === this.#lines[at]?.line)) return;
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }

  /** Opens the storage of the device. Null where there is none, and after signing out. */
  async #connect(): Promise<TitleStorage | null> {
    this.#storage?.close();
    this.#storage = null;
    if (!this.#isOpen) return null;
    const storage = await openTitleStorage(() => {
      this.#isOpen = false;
      this.#storage = null;
      this.#changes += 1;
      this.#show([]);
      this.#forgotten();
    });
    if (this.#isOpen) this.#storage = storage;
    else storage?.close();
    return this.#storage;
  }

  /** Shows the lines of the device, unless they lack a change of this tab. Storing that change shows them. */
  async #load(): Promise<void> {
    const kept = await this.#storage?.load().catch(() => undefined);
    if (kept !== undefined && this.#unstored === 0) this.#show(kept);
  }

  #change(lines: readonly TitleLine[], store: (storage: TitleStorage) => Promise<readonly TitleLine[]>): void {
    this.#changes += 1;
    this.#unstored += 1;
    const changeNumber = this.#changes;
    this.#show(lines);
    this.#inTurn(async () => {
      const kept = await this.#store(store);
      this.#unstored -= 1;
      if (kept === null) return;
      if (changeNumber === this.#changes) this.#show(kept);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
      this.#channel?.postMessage('changed');
    });
  }

  /** Stores a change and returns all lines; null where the device can't store it: then the page alone has the lines. */
  async #store(store: (storage: TitleStorage) => Promise<readonly TitleLine[]>): Promise<readonly TitleLine[] | null> {
    if (this.#storage === null) return null;
    try {
      return await store(this.#storage);
    } catch {
      // Phones close the connection of a page that slept. A new one is enough.
      const storage = await this.#connect();
      const kept = storage === null ? null : await store(storage).catch(() => null);
      if (kept === null) this.#storage = null;
      return kept;
    }
  }
}
