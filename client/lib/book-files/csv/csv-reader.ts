import { parse } from 'csv-parse/browser/esm/sync';

/** Most bytes of one row. In a longer one a quotation mark is a mistake: real rows have some ten thousand. */
const maxRowBytes = 200_000;
/** Fewest bytes that are parsed together; the end of the file may have fewer. */
const minBlockBytes = 65_536;

/** A row, or a line whose quotation mark has no end. Numbers and lines count from 1; empty rows have a number too. */
export interface CsvRow {
  readonly number: number;
  readonly line: number;
  /** Null: the line is left out. */
  readonly cells: readonly string[] | null;
  /** The file ends inside the row: in a quotation, or without a line end. */
  readonly isCut: boolean;
}

interface Parsed {
  readonly cells: readonly string[];
  /** Bytes and lines of the text up to the end of the row. */
  readonly bytes: number;
  readonly lines: number;
}

const [lineFeed, carriageReturn, quote, backslash] = [0x0a, 0x0d, 0x22, 0x5c];

/** Returns the place after the last line end of some bytes; 0 without one. A `\r` at the end may be half a line end. */
function endOfLastLine(bytes: Uint8Array): number {
  const feed = bytes.lastIndexOf(lineFeed);
  return (feed >= 0 ? feed : bytes.subarray(0, -1).lastIndexOf(carriageReturn)) + 1;
}

/** Returns the place after the first line end of some bytes, or their length without one. */
function endOfFirstLine(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte === lineFeed || byte === carriageReturn);
  if (at < 0) return bytes.length;
  return bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? at + 2 : at + 1;
}

function hasEscapedQuote(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(backslash); at >= 0; at = bytes.indexOf(backslash, at + 1))
    if (bytes[at + 1] === quote) return true;
  return false;
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/**
 * Reads the text of a CSV file in chunks and returns its rows. All cells stay text. A quotation mark that is not closed
 * costs its own line alone: the lines after it are read again on their own.
 */
export class CsvReader {
  readonly #delimiter: string;
  readonly #encoder = new TextEncoder();
  /** UTF-8 of the text that is not read yet. */
  #unread: Uint8Array = new Uint8Array();
  #rowsRead = 0;
  #linesRead = 0;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** Takes the next text of the file. Returns the rows that it ended. */
  write(text: string): CsvRow[] {
    this.#unread = joinBytes(this.#unread, this.#encoder.encode(text));
    return this.#unread.length < minBlockBytes ? [] : this.#read(endOfLastLine(this.#unread), false);
  }

  /** Takes the end of the file. Returns the rest of its rows. */
  end(): CsvRow[] {
    const rows = this.#read(this.#unread.length, true);
    while (this.#unread.length > 0) rows.push(this.#skipLine(true), ...this.#read(this.#unread.length, true));
    return rows;
  }

  /** Reads the whole rows of the first bytes. */
  #read(length: number, isEnd: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    let block = this.#unread.subarray(0, length);
    for (;;) {
      rows.push(...this.#rowsOf(block, isEnd));
      if (isEnd || this.#unread.length <= maxRowBytes) return rows;
      rows.push(this.#skipLine(false));
      block = this.#unread.subarray(0, endOfLastLine(this.#unread));
    }
  }

  #rowsOf(block: Uint8Array, isEnd: boolean): CsvRow[] {
    const plain = this.#parse(block, '"');
    // Some exports escape a quote by a backslash. That reading counts only where it finds more rows.
    const escaped = hasEscapedQuote(block) ? this.#parse(block, '\\') : [];
    const parsed = escaped.length > plain.length ? escaped : plain;
    let line = 0;
    const rows = parsed.map(({ cells, lines }) => {
      this.#rowsRead += 1;
      const begins = this.#linesRead + line + 1;
      line = lines;
      return { number: this.#rowsRead, line: begins, cells, isCut: false };
    });
    const bytesRead = parsed.at(-1)?.bytes ?? 0;
    const last = rows.at(-1);
    const lastByte = block[bytesRead - 1];
    if (isEnd && last !== undefined && lastByte !== lineFeed && lastByte !== carriageReturn)
      rows.splice(-1, 1, { ...last, isCut: true });
    this.#linesRead += line;
    this.#unread = this.#unread.slice(bytesRead);
    return rows;
  }

  #parse(block: Uint8Array, escape: string): readonly Parsed[] {
    const rows: Parsed[] = [];
    parse(block, {
      delimiter: this.#delimiter,
      escape,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // The only error is a quotation without an end. Its row waits for the next block.
      skip_records_with_error: true,
      on_record: (cells: string[], { bytes, lines }) => {
        rows.push({ cells, bytes, lines });
        return null;
      },
    });
    return rows;
  }

  /** Skips the first unread line, and returns it as a row without cells. */
  #skipLine(isEnd: boolean): CsvRow {
    const length = endOfFirstLine(this.#unread);
    const isCut = isEnd && length === this.#unread.length;
    this.#unread = this.#unread.slice(length);
    this.#rowsRead += 1;
    this.#linesRead += 1;
    return { number: this.#rowsRead, line: this.#linesRead, cells: null, isCut };
  }
}
