/** The bytes of an answer, with what decides whether they may still be served. */
export interface StoredAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Version of the data that the answer was made from; see `data-version.ts`. */
  readonly version: string;
  /** Instant of the request that made it, in milliseconds. */
  readonly madeAt: number;
}

/** Bytes that an entry needs besides its body: the key, the entry and its place in the map. */
const overheadBytes = 512;

/**
 * Answers in the memory of an isolate, up to a number of bytes. The answer that was not read for the longest time
 * leaves first. A key holds one answer, so an answer of an older version takes no room beside its successor.
 */
export class AnswerMemory {
  readonly #max: number;
  readonly #answers = new Map<string, StoredAnswer>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#max = maxBytes;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): StoredAnswer | null {
    const found = this.#answers.get(key);
    if (found === undefined) return null;
    // A map lists its keys in the order in which they were set.
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found;
  }

  set(key: string, answer: StoredAnswer): void {
    this.delete(key);
    const size = sizeOf(key, answer);
    if (size > this.#max) return;
    this.#answers.set(key, answer);
    this.#bytes += size;
    for (const [oldest] of this.#answers) {
      if (this.#bytes <= this.#max) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#answers.get(key);
    if (found === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, found);
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }
}

/** Returns the bytes that an answer takes. A character of its key takes up to two bytes. */
const sizeOf = (key: string, { body }: StoredAnswer) => body.byteLength + key.length * 2 + overheadBytes;
