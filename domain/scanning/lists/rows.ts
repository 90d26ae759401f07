/** Separators of cells in people's files. */
const separators = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof separators)[number];

/** Characters from which a quoted cell is an unclosed quote; it then ends with its line. */
const maxCellLetters = 20_000;

/**
 * Splits text into rows and cells, chunk by chunk: `push` returns complete rows, `end` the last one. Quoted cells may
 * contain separators and line ends.
 * @see RFC 4180
 */
export class RowReader {
  readonly #separator: Separator | null;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;
  /** A quote inside quotes: the end of the cell, or the first of two quotes. */
  #isAfterQuote = false;
  #isAfterReturn = false;

  /** @param separator null: each line is one cell. */
  constructor(separator: Separator | null) {
    this.#separator = separator;
  }

  push(text: string): string[][] {
    const rows: string[][] = [];
    let from = 0;
    for (let index = 0; index < text.length; index += 1) {
      const sign = text[index];
      if (this.#isQuoted && !this.#isAfterQuote) {
        if (sign !== '"') {
          if (this.#cell.length + index - from > maxCellLetters && (sign === '\n' || sign === '\r'))
            this.#isQuoted = false;
          else continue;
        } else {
          this.#cell += text.slice(from, index);
          from = index + 1;
          this.#isAfterQuote = true;
          continue;
        }
      }
      if (this.#isAfterQuote) {
        this.#isAfterQuote = false;
        if (sign === '"') {
          // Two quotes mean one; the second begins the rest of the cell.
          from = index;
          continue;
        }
        this.#isQuoted = false;
      }
      if (sign === '"' && this.#cell === '' && from === index) {
        this.#isQuoted = true;
        from = index + 1;
      } else if (sign === this.#separator) {
        this.#cells.push(this.#cell + text.slice(from, index));
        this.#cell = '';
        from = index + 1;
      } else if (sign === '\n' || sign === '\r') {
        const isSecond =
          sign === '\n' && this.#isAfterReturn && from === index && this.#cell === '' && this.#cells.length === 0;
        if (!isSecond) rows.push(this.#row(text.slice(from, index)));
        from = index + 1;
      }
      this.#isAfterReturn = sign === '\r';
    }
    this.#cell += text.slice(from);
    if (this.#cell.length > maxCellLetters * 2) this.#cell = this.#cell.slice(-maxCellLetters);
    return rows;
  }

  end(): string[][] {
    return this.#cell === '' && this.#cells.length === 0 ? [] : [this.#row('')];
  }

  #row(rest: string): string[] {
    const row = [...this.#cells, this.#cell + rest];
    this.#cells = [];
    this.#cell = '';
    this.#isQuoted = false;
    return row;
  }
}

/** Share of lines (0 to 1) that must have the same number of cells. */
const minShareAlike = 0.6;
/** Rows of a sample that are examined. */
const sampleRows = 200;

/** Returns the separator that splits most lines of a sample into the same number of cells, or null. */
export function separatorOf(sample: string): Separator | null {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(sample)?.[1];
  const declared = separators.find((separator) => separator === named);
  if (declared !== undefined) return declared;
  const scores = separators.map((separator) => {
    const widths = new Map<number, number>();
    const rows = new RowReader(separator)
      .push(sample)
      .slice(0, sampleRows)
      .filter((row) => row.some((cell) => cell.trim() !== ''));
    for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    return { separator, share: Math.max(0, ...widths.values()) / Math.max(1, rows.length) };
  });
  const best = scores.toSorted((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= minShareAlike ? best.separator : null;
}
