// Large files for tests. Their bytes are made while they are read.

const encoder = new TextEncoder();

/** A file of `size` bytes: `head`, then `part` for the numbers 0, 1, 2 and so on, cut at its end. */
export class GeneratedBlob extends Blob {
  readonly #size: number;
  readonly #head: string;
  readonly #part: (number: number) => string;
  /** Bytes made for the last stream, and whether its reader has given it up. */
  made = 0;
  isCancelled = false;

  constructor(size: number, head: string, part: (number: number) => string) {
    super();
    this.#size = size;
    this.#head = head;
    this.#part = part;
  }

  override get size(): number {
    return this.#size;
  }

  override slice(start: number, end: number): Blob {
    let text = this.#head;
    for (let number = 0; text.length < end; number += 1) text += this.#part(number);
    return new Blob([encoder.encode(text).slice(start, Math.min(end, this.#size))]);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let text = this.#head;
    let number = 0;
    this.made = 0;
    this.isCancelled = false;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (controller) => {
          while (text.length < 65_536) {
            text += this.#part(number);
            number += 1;
          }
          const bytes = encoder.encode(text).slice(0, this.#size - this.made);
          text = '';
          this.made += bytes.length;
          controller.enqueue(bytes);
          if (this.made === this.#size) controller.close();
        },
        cancel: () => {
          this.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
  }
}
