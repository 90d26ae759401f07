import type { RecordFailure } from '../../../domain/catalogue/import/onix/record';

/** Formats of files of books that the shop reads. */
export const bookFileFormats = ['csv', 'xlsx', 'onix'] as const;
export type BookFileFormat = (typeof bookFileFormats)[number];

/**
 * Why a row or a record is left out before it is sent.
 * - `quote-open`: a quotation mark in the line is never closed; the lines after it are read on their own
 * - `row-too-large`: it has too many cells or too much text
 * - `cell-damaged`: the value of a cell of a spreadsheet can't be read
 * - `record-cut`: the file ends inside it
 * - `file-cut`: the end of the file is missing after it
 * - `encoding-wrong`: from here on the text is of another encoding; the rest of the file is not read
 * - `xml-between`: text between two records is no good XML
 */
export type BookFileRefusal =
  | RecordFailure
  | 'quote-open'
  | 'row-too-large'
  | 'cell-damaged'
  | 'file-cut'
  | 'encoding-wrong'
  | 'xml-between'
  | 'xml-broken'
  | 'record-unclosed'
  | 'record-too-large'
  | 'record-cut';

/** A row or a record of a file, in the order of the file. */
export type BookFileItem =
  | {
      readonly kind: 'row';
      /** Number of the row or record in its file, from 1. In a spreadsheet the header is row 1. */
      readonly number: number;
      readonly cells: readonly string[];
      /** Line at which the row begins, from 1; of CSV alone, whose cells may have line breaks. */
      readonly line?: number;
      /** Reference of the record; of ONIX alone. */
      readonly reference?: string;
      /** Currencies of the record's prices where none of them could be used; of ONIX alone. */
      readonly unusedCurrencies?: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly number: number;
      readonly reason: BookFileRefusal;
      /** How the file names the record: its reference; may be empty. */
      readonly name: string;
      readonly detail: string;
    };

/** Facts at the end of a file. */
export interface BookFileEnd {
  /** False where the end of the file is missing. */
  readonly isWhole: boolean;
  /** Rows or records that were read whole. */
  readonly records: number;
}

/** A file of books that is open for reading. */
export interface BookFile {
  readonly format: BookFileFormat;
  /** Names of the columns; of ONIX, the names of `import-fields`. */
  readonly header: readonly string[];
  /** The first rows, at most 200, from which unnamed columns are found. None for ONIX, whose columns are all named. */
  readonly sample: readonly (readonly string[])[];
  /** Number of the header's row, from 1, for files whose first row is a book. 0 without one. */
  readonly headerNumber: number;
  /** Bytes read so far, of `size`. */
  readonly bytesRead: () => number;
  readonly size: number;
  /** Facts at the end of the file; null before `items` has ended. */
  readonly end: () => BookFileEnd | null;
  /**
   * Yields all items, also those of the sample, with flat memory for CSV and ONIX. A file that is cut ends with a
   * refused item. Each call reads the file from its beginning.
   */
  items(): AsyncIterable<BookFileItem>;
}

/** Statements of the person who imports about a file. */
export interface BookFileOptions {
  /** Null: the content decides. */
  readonly format?: BookFileFormat | null;
  /** Name of the encoding of a text file; null: what the file shows. */
  readonly encoding?: string | null;
  /** Day of the import, `YYYY-MM-DD`, for ONIX. */
  readonly today: string;
  /** Euros for one unit of another currency, for ONIX. */
  readonly rates?: ReadonlyMap<string, number>;
}

/** Reason why a file is not read at all. */
export type BookFileFailure =
  | 'empty'
  | 'unknown-format'
  | 'old-onix'
  | 'unknown-encoding'
  | 'locked'
  | 'too-large'
  | 'broken'
  | 'entities';

/** A file that can't be opened. The message of `cause`, if there is one, is a sentence for the terminal. */
export class BookFileError extends Error {
  readonly failure: BookFileFailure;
  constructor(failure: BookFileFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = 'BookFileError';
    this.failure = failure;
  }
}
