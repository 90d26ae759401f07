/** A result that was read for an answer, with what decides whether others may be made from it. */
interface StoredResult {
  readonly result: D1Result;
  readonly version: string;
  /** Instant of the request that read it, in milliseconds. */
  readonly readAt: number;
}

/** Results in the memory of an isolate, about 6 kB each. */
const maxResults = 400;

/**
 * Rows that many answers are made from, in the memory of the isolate. The result that was not used for the longest time
 * leaves first.
 */
export class RowMemory {
  readonly #freshMs: number;
  readonly #results = new Map<string, StoredResult>();

  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /** Returns the result of a key, where it is of this version and new enough at `now`; else null. */
  get(key: string, version: string, now: number): D1Result | null {
    const found = this.#results.get(key);
    if (found === undefined || found.version !== version || now - found.readAt >= this.#freshMs) return null;
    // A map lists its keys in the order in which they were set.
    this.#results.delete(key);
    this.#results.set(key, found);
    return found.result;
  }

  set(key: string, stored: StoredResult): void {
    this.#results.delete(key);
    this.#results.set(key, stored);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= maxResults) return;
      this.#results.delete(oldest);
    }
  }
}
