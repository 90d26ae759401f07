import type { BookFile, BookFileEnd, BookFileItem, BookFileOptions } from '../book-file';
import { bytesOf, firstBytes } from '../blob-bytes';
import { csvEncoding, sampleBytes, textOfBytes } from '../encoding';
import { UnreadableFileError } from '../unreadable-file-error';
import { CsvReader, type CsvRow } from './csv-reader';
import { namedDelimiter, sniffDelimiter } from './delimiter';
import { fittingCells, sampleRows } from '../rows';

/** Encoding and delimiter by which the bytes of a file become rows. */
interface CsvSettings {
  readonly encoding: string;
  readonly fallback: string | null;
  readonly delimiter: string;
  readonly hasDelimiterLine: boolean;
}

function csvSettingsOf(bytes: Uint8Array, given: string | null): CsvSettings {
  const encoding = csvEncoding(bytes, given);
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  const namedByFile = namedDelimiter(text);
  return {
    encoding,
    // Most files with a letter of another encoding after the sample are Windows-1252.
    fallback: given === null && encoding === 'utf-8' ? 'windows-1252' : null,
    delimiter: namedByFile ?? sniffDelimiter(text),
    hasDelimiterLine: namedByFile !== null,
  };
}

const isEmpty = ({ cells }: CsvRow) => cells !== null && cells.every((cell) => cell.trim() === '');

/** Yields the rows of a file that are not empty. */
async function* filledRows(
  file: Blob,
  { encoding, fallback, delimiter, hasDelimiterLine }: CsvSettings,
  onBytes: (done: number) => void,
): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(delimiter);
  const isRow = (row: CsvRow) => !isEmpty(row) && !(hasDelimiterLine && row.number === 1);
  for await (const text of textOfBytes(bytesOf(file, onBytes), encoding, fallback))
    yield* reader.write(text).filter(isRow);
  yield* reader.end().filter(isRow);
}

/** Makes items of rows, and finds out whether the file was cut. */
class CsvItemMaker {
  rows = 0;
  isCut = false;
  /** Whether all rows so far have a cell for each column. */
  #areRowsComplete = true;
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
    if (isCut && isShort && this.#areRowsComplete) {
      this.isCut = true;
      return { ...refused, reason: 'record-cut' };
    }
    if (isShort) this.#areRowsComplete = false;
    const fitting = fittingCells(cells);
    if (fitting === null) return { ...refused, reason: 'row-too-large' };
    this.rows += 1;
    return { kind: 'row', number, cells: fitting, line };
  }
}

/**
 * Opens a CSV file. Encoding, delimiter and quoting are those of its first bytes.
 * @throws UnreadableFileError for a file without a row, or of another encoding than the given one
 */
export async function openCsvFile(file: Blob, options: BookFileOptions): Promise<BookFile> {
  const settings = csvSettingsOf(await firstBytes(file, sampleBytes), options.encoding ?? null);
  const rows = await sampleRows(filledRows(file, settings, () => undefined));
  const [first, ...sample] = rows.flatMap(({ number, cells }) => (cells === null ? [] : [{ number, cells }]));
  if (first === undefined) throw new UnreadableFileError('empty', 'The file is empty.');
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
      const maker = new CsvItemMaker(header.length);
      let last = first.number;
      try {
        for await (const row of filledRows(file, settings, (done) => (bytesRead = done))) {
          last = row.number;
          if (row.number > first.number) yield maker.itemOf(row);
        }
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        maker.isCut = true;
        yield { kind: 'refused', number: last + 1, reason: 'encoding-wrong', name: '', detail: error.message };
      }
      end = { isWhole: !maker.isCut, records: maker.rows };
    },
  };
}
