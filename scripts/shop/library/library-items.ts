import type { LibraryIsbn } from '../../../domain/catalogue/import/library/library-book';
import { parseIsbn } from '../../../domain/isbn';

/** A record of a library's file: a row to send, or the reason why it is passed over. */
export type LibraryItem =
  | {
      readonly kind: 'row';
      /** Number of the line or record in its file, from 1. */
      readonly number: number;
      /** How the file names the record: its key or control number. */
      readonly name: string;
      readonly cells: readonly string[];
      /** Record from which each field comes that several records can fill. */
      readonly sources?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'bad';
      readonly number: number;
      readonly name: string;
      /** Code of the reason; `import-report.mjs` has the words. */
      readonly reason: string;
      readonly detail: string;
    }
  /** The end of the file. `records`: those that were read whole. */
  | { readonly kind: 'end'; readonly records: number; readonly isWhole: boolean };

/** Selection of a file's books that are sent. */
export interface LibraryFilter {
  /** ISO 639-1 codes; none: all languages. */
  readonly languages: ReadonlySet<string>;
  /** ISBN-13s that are wanted; null: all. */
  readonly isbns: ReadonlySet<string> | null;
  /** Rows after which the import ends; null: none. */
  readonly limit: number | null;
}

/** Returns those of a record's ISBNs that are wanted. */
export function wantedIsbns(isbns: readonly LibraryIsbn[], { isbns: list }: LibraryFilter): LibraryIsbn[] {
  if (list === null) return [...isbns];
  return isbns.filter(({ text }) => {
    const parsed = parseIsbn(text);
    return parsed.ok && list.has(parsed.isbn);
  });
}

/** Counts of a file for its report: records that were passed over without a row of the report, by their reason. */
export class LibraryCounts {
  readonly passed = new Map<string, number>();
  /** Rows whose field came from another record than the edition's, by field and record. */
  readonly sources = new Map<string, number>();

  pass(reason: string): void {
    this.passed.set(reason, (this.passed.get(reason) ?? 0) + 1);
  }

  note(source: string): void {
    this.sources.set(source, (this.sources.get(source) ?? 0) + 1);
  }
}

/** A reason why a file can't be read at all. The message is a sentence for the terminal. */
export class LibraryFailure extends Error {
  override readonly name = 'LibraryFailure';
}
