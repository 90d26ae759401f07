/**
 * Who listens to a run as a whole, and who to one line of it: ten thousand lines must not hear of one line's change.
 */
export class Ears {
  readonly #all = new Set<() => void>();
  readonly #lines = new Map<number, Set<() => void>>();

  listen = (hear: () => void): (() => void) => {
    this.#all.add(hear);
    return () => this.#all.delete(hear);
  };

  listenTo(line: number, hear: () => void): () => void {
    const ears = this.#lines.get(line) ?? new Set();
    this.#lines.set(line, ears.add(hear));
    return () => {
      ears.delete(hear);
      if (ears.size === 0 && this.#lines.get(line) === ears) this.#lines.delete(line);
    };
  }

  /** Tells of lines and of the whole; without `lines` all lines are told. */
  tell(lines: Iterable<number> = this.#lines.keys()): void {
    for (const line of lines) this.#lines.get(line)?.forEach((hear) => hear());
    this.#all.forEach((hear) => hear());
  }
}
