/** Listeners of a whole run and of single lines, so that a change of one line does not render ten thousand. */
export class RunListeners {
  readonly #all = new Set<() => void>();
  readonly #lines = new Map<number, Set<() => void>>();

  listen = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  listenToLine(line: number, listener: () => void): () => void {
    const listeners = this.#lines.get(line) ?? new Set();
    this.#lines.set(line, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#lines.get(line) === listeners) this.#lines.delete(line);
    };
  }

  /** Calls the listeners of these lines (by default all lines) and those of the whole run. */
  notify(lines: Iterable<number> = this.#lines.keys()): void {
    for (const line of lines) this.#lines.get(line)?.forEach((listener) => listener());
    this.#all.forEach((listener) => listener());
  }
}
