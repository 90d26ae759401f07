/** Formats of files of books that the shop reads. */
export type BookFileFormat = 'csv' | 'xlsx' | 'onix';

/** A row or a record of a file, in the order of the file. */
export type BookFileItem =
  | {
      readonly kind: 'row';
      /** Number of the row or record in its file, from 1. */
      readonly number: number;
      readonly cells: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly number: number;
      /** Code of the reason, as in the report of an import. */
      readonly reason: string;
      /** How the file names the record: its reference; may be empty. */
      readonly name: string;
      readonly detail: string;
    };

/** A file of books that is open for reading. */
export interface BookFile {
  readonly format: BookFileFormat;
  /** Names of the columns; of ONIX, the names of `import-fields`. */
  readonly header: readonly string[];
  /** The first rows, at most 200, from which unnamed columns are found. */
  readonly sample: readonly (readonly string[])[];
  /** Bytes read so far, of `size`. */
  readonly bytesRead: () => number;
  readonly size: number;
  /**
   * Yields all items, also those of the sample, with flat memory for CSV and ONIX. A file that is cut ends with a
   * refused item.
   */
  items(): AsyncIterable<BookFileItem>;
}

/** Why a file is not read at all. */
export type BookFileFailure =
  | 'empty'
  | 'unknown-format'
  | 'old-onix'
  | 'unknown-encoding'
  | 'too-large'
  | 'broken'
  | 'entities';

/** A file that can't be opened. */
export class BookFileError extends Error {
  readonly failure: BookFileFailure;
  constructor(failure: BookFileFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = 'BookFileError';
    this.failure = failure;
  }
}
