import type { BookFile, BookFileEnd, BookFileItem, BookFileOptions } from '../book-file';
import { bytesOf, firstBytes } from '../blob-bytes';
import { csvEncoding, sampleBytes, textOfBytes } from '../encoding';
import { UnreadableFile } from '../unreadable-file';
import { CsvReader, type CsvRow } from './csv-reader';
import { namedDelimiter, sniffDelimiter } from './delimiter';
import { fittingCells, sampleRows } from '../rows';

/** Encoding and format by which the bytes of a file become rows. */
interface Reading {
  readonly encoding: string;
  readonly fallback: string | null;
  readonly delimiter: string;
  readonly hasDelimiterLine: boolean;
}

function readingOf(bytes: Uint8Array, given: string | null): Reading {
  const encoding = csvEncoding(bytes, given);
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  const named = namedDelimiter(text);
  return {
    encoding,
    // A letter of another encoding far below the sample is read as most such files mean it.
    fallback: given === null && encoding === 'utf-8' ? 'windows-1252' : null,
    delimiter: named ?? sniffDelimiter(text),
    hasDelimiterLine: named !== null,
  };
}

const isEmpty = ({ cells }: CsvRow) => cells !== null && cells.every((cell) => cell.trim() === '');

/** Yields the rows of a file that are not empty. */
async function* rowsOf(
  file: Blob,
  { encoding, fallback, delimiter, hasDelimiterLine }: Reading,
  onBytes: (done: number) => void,
): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(delimiter);
  const isRow = (row: CsvRow) => !isEmpty(row) && !(hasDelimiterLine && row.number === 1);
  for await (const text of textOfBytes(bytesOf(file, onBytes), encoding, fallback))
    yield* reader.write(text).filter(isRow);
  yield* reader.end().filter(isRow);
}

/** Turns rows into items, and keeps what tells that the file was cut. */
class CsvItems {
  rows = 0;
  isCut = false;
  /** All rows so far have a cell for each column. */
  #isEven = true;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  itemOf({ number, line, cells, isCut }: CsvRow): BookFileItem {
    const refused = { kind: 'refused', number, name: '', detail: `line ${line}` } as const;
    if (cells === null) {
      this.isCut ||= isCut;
      return { ...refused, reason: isCut ? 'record-cut' : 'quote-open' };
    }
    const isShort = cells.length < this.#width;
    if (isCut && isShort && this.#isEven) {
      this.isCut = true;
      return { ...refused, reason: 'record-cut' };
    }
    if (isShort) this.#isEven = false;
    const fitting = fittingCells(cells);
    if (fitting === null) return { ...refused, reason: 'row-too-large' };
    this.rows += 1;
    return { kind: 'row', number, cells: fitting, line };
  }
}

/**
 * Opens a CSV file. Encoding, delimiter and quoting are those of its first bytes.
 * @throws UnreadableFile for a file without a row, or of another encoding than the given one
 */
export async function openCsvFile(file: Blob, options: BookFileOptions): Promise<BookFile> {
  const reading = readingOf(await firstBytes(file, sampleBytes), options.encoding ?? null);
  const rows = await sampleRows(rowsOf(file, reading, () => undefined));
  const [first, ...sample] = rows.flatMap(({ number, cells }) => (cells === null ? [] : [{ number, cells }]));
  if (first === undefined) throw new UnreadableFile('empty', 'The file is empty.');
  const header = fittingCells(first.cells) ?? [];
  let bytesRead = 0;
  let end: BookFileEnd | null = null;
  return {
    format: 'csv',
    header,
    headerNumber: first.number,
    sample: sample.flatMap(({ cells }) => {
      const fitting = fittingCells(cells);
      return fitting === null ? [] : [fitting];
    }),
    size: file.size,
    bytesRead: () => bytesRead,
    end: () => end,
    async *items() {
      end = null;
      const items = new CsvItems(header.length);
      let last = first.number;
      try {
        for await (const row of rowsOf(file, reading, (done) => (bytesRead = done))) {
          last = row.number;
          if (row.number > first.number) yield items.itemOf(row);
        }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        items.isCut = true;
        yield { kind: 'refused', number: last + 1, reason: 'encoding-wrong', name: '', detail: error.message };
      }
      end = { isWhole: !items.isCut, records: items.rows };
    },
  };
}
