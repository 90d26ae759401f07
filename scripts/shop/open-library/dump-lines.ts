/** Bytes of one line beyond which it is a mistake. It bounds the memory: the largest real records have some 100 kB. */
const maxBytes = 4_194_304;
const lineEnd = 0x0a;

/** A line of a dump. Lines are counted from 1. */
export type Line =
  | { readonly number: number; readonly text: string; readonly failure: null }
  | { readonly number: number; readonly text: null; readonly failure: 'record-too-large' | 'text-broken' };

/**
 * Yields the lines of a file in UTF-8, those of each chunk together. A line that is too long or not in UTF-8 has its
 * failure in place of its text. `endsInLine()` returns whether the last one has no line end.
 */
export class DumpLines {
  #rest: Buffer[] = [];
  #restBytes = 0;
  #isTooLong = false;
  #number = 0;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  /** Takes the next bytes of the file. Returns the lines that they end. */
  write(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      this.#keep(chunk.subarray(from, end));
      lines.push(this.#line());
      from = end + 1;
    }
    this.#keep(chunk.subarray(from));
    return lines.filter(({ text }) => text !== '');
  }

  /** Takes the end of the file. Returns its last line, when that has no line end. */
  end(): Line[] {
    return this.#restBytes === 0 ? [] : [this.#line()];
  }

  #keep(bytes: Buffer): void {
    this.#restBytes += bytes.length;
    if (this.#restBytes > maxBytes) {
      this.#isTooLong = true;
      this.#rest = [];
    } else if (bytes.length > 0) this.#rest.push(bytes);
  }

  #line(): Line {
    const bytes = this.#rest.length === 1 ? this.#rest[0] : Buffer.concat(this.#rest);
    const isTooLong = this.#isTooLong;
    this.#rest = [];
    this.#restBytes = 0;
    this.#isTooLong = false;
    this.#number += 1;
    const number = this.#number;
    if (isTooLong) return { number, text: null, failure: 'record-too-large' };
    try {
      return { number, text: this.#decoder.decode(bytes).replace(/\r$/, ''), failure: null };
    } catch {
      return { number, text: null, failure: 'text-broken' };
    }
  }
}
