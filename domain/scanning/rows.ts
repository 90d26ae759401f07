/** Signs that part a row's cells in the files people have. */
const separators = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof separators)[number];

/** A cell longer than this is an open quote that nobody closed; it ends at its line. */
const longestCell = 20_000;

/**
 * Cuts text into rows and cells (RFC 4180, and what people make of it) while it comes in: `push` gives the rows that
 * are whole, `end` the last one. Quotes may hold separators and line ends.
 */
export class RowReader {
  readonly #separator: Separator | null;
  #cells: string[] = [];
  #cell = '';
  #quoted = false;
  /** A quote within quotes: the end of the cell, or the first of two. */
  #ending = false;
  #afterReturn = false;

  /** Without a separator each line is one cell. */
  constructor(separator: Separator | null) {
    this.#separator = separator;
  }

  push(text: string): string[][] {
    const rows: string[][] = [];
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at];
      if (this.#quoted && !this.#ending) {
        if (sign !== '"') {
          if (this.#cell.length + at - from > longestCell && (sign === '\n' || sign === '\r')) this.#quoted = false;
          else continue;
        } else {
          this.#cell += text.slice(from, at);
          from = at + 1;
          this.#ending = true;
          continue;
        }
      }
      if (this.#ending) {
        this.#ending = false;
        if (sign === '"') {
          // Two quotes are one; the second is the first of what follows.
          from = at;
          continue;
        }
        this.#quoted = false;
      }
      if (sign === '"' && this.#cell === '' && from === at) {
        this.#quoted = true;
        from = at + 1;
      } else if (sign === this.#separator) {
        this.#cells.push(this.#cell + text.slice(from, at));
        this.#cell = '';
        from = at + 1;
      } else if (sign === '\n' || sign === '\r') {
        const isSecond =
          sign === '\n' && this.#afterReturn && from === at && this.#cell === '' && this.#cells.length === 0;
        if (!isSecond) rows.push(this.#row(text.slice(from, at)));
        from = at + 1;
      }
      this.#afterReturn = sign === '\r';
    }
    this.#cell += text.slice(from);
    if (this.#cell.length > longestCell * 2) this.#cell = this.#cell.slice(-longestCell);
    return rows;
  }

  end(): string[][] {
    return this.#cell === '' && this.#cells.length === 0 ? [] : [this.#row('')];
  }

  #row(rest: string): string[] {
    const row = [...this.#cells, this.#cell + rest];
    this.#cells = [];
    this.#cell = '';
    this.#quoted = false;
    return row;
  }
}

/**
 * The separator of a sample: the one that cuts most of its lines into the same number of cells; null where none does.
 */
export function separatorOf(sample: string): Separator | null {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(sample)?.[1];
  const known = separators.find((separator) => separator === named);
  if (known !== undefined) return known;
  const scores = separators.map((separator) => {
    const widths = new Map<number, number>();
    const rows = new RowReader(separator)
      .push(sample)
      .slice(0, 200)
      .filter((row) => row.some((cell) => cell.trim() !== ''));
    for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    return { separator, share: Math.max(0, ...widths.values()) / Math.max(1, rows.length) };
  });
  const best = scores.toSorted((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= 0.6 ? best.separator : null;
}
