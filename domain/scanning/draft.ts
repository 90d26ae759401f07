import type { StoredLine, RunState } from './run';
import { keyOf, type RunContent } from './run-content';
import type { Change, ChangeKind } from './undo';

/** Collects the changes of one step: a run as it will be, and the `Change` that leads to it. */
export class Draft {
  state: RunState;
  readonly #content: RunContent;
  readonly #lines = new Map<number, StoredLine | null>();
  /** Lines that get a key through this draft. */
  readonly #joined = new Map<string, number[]>();
  /** Lines added less lines removed. */
  #addedLines = 0;

  constructor(content: RunContent) {
    this.#content = content;
    this.state = content.state;
  }

  /** Returns a line as it will be; null when there is no such line. */
  line(id: number): StoredLine | null {
    const changed = this.#lines.get(id);
    return changed === undefined ? (this.#content.line(id) ?? null) : changed;
  }

  /** Returns the lines with this key (`keyOf`), as they will be. */
  group(key: string): StoredLine[] {
    return [...this.#content.group(key), ...(this.#joined.get(key) ?? [])].flatMap((id) => {
      const line = this.line(id);
      return line !== null && keyOf(line) === key ? [line] : [];
    });
  }

  /** Number of lines after the change. */
  get size(): number {
    return this.#content.counts.all + this.#addedLines;
  }

  /** Sets a line; null removes it. */
  set(id: number, after: StoredLine | null): void {
    const before = this.line(id);
    if (before === null && after !== null) this.#addedLines += 1;
    if (before !== null && after === null) this.#addedLines -= 1;
    if (after !== null && (before === null || keyOf(before) !== keyOf(after))) {
      const key = keyOf(after);
      const joined = this.#joined.get(key);
      if (joined === undefined) this.#joined.set(key, [id]);
      else joined.push(id);
    }
    this.#lines.set(id, after);
  }

  /** Adds a line with the next id, and returns it. */
  add(line: Omit<StoredLine, 'id'>): StoredLine {
    const added = { ...line, id: this.state.nextId };
    this.state = { ...this.state, nextId: added.id + 1 };
    this.set(added.id, added);
    return added;
  }

  /** Returns the collected changes as one change. */
  change(kind: ChangeKind): Change {
    const lines = [...this.#lines]
      .map(([id, after]) => [id, this.#content.line(id) ?? null, after] as const)
      .filter(([, before, after]) => before !== after)
      .toSorted((a, b) => a[0] - b[0]);
    return { kind, lines, head: this.state === this.#content.state ? null : [this.#content.state, this.state] };
  }
}
