import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { asIsbn13 } from 'isbn3';
import type { NamedBook } from './same-book';

/** A file of real books by ISBN-13 that others published. It is never part of the repository. */
export interface ReferenceFile {
  readonly name: string;
  readonly books: ReadonlyMap<string, NamedBook>;
}

/** Format of a file, and its columns of ISBN, title and authors. */
interface Layout {
  readonly columns: readonly [isbn: string, title: string, authors: string];
  readonly options: { delimiter?: string; escape?: string };
}

const layouts: Readonly<Record<string, Layout>> = {
  'goodbooks-10k.csv': { columns: ['isbn', 'title', 'authors'], options: {} },
  'book-crossing-part.csv': { columns: ['0', '1', '2'], options: { delimiter: ';', escape: '\\' } },
};

/** Returns the text of a cell in one line. */
const cell = (row: Readonly<Record<string, string>>, column: string) => (row[column] ?? '').trim();

function readBooks(file: string, { columns, options }: Layout): Map<string, NamedBook> {
  const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    columns: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    ...options,
  });
  const [isbn, title, authors] = columns;
  return new Map(
    rows.flatMap((row) => {
      // The files drop leading zeros. A wrong check digit gives null.
      const key = asIsbn13(cell(row, isbn).padStart(10, '0'));
      return key === null ? [] : [[key, { title: cell(row, title), authors: cell(row, authors) }] as const];
    }),
  );
}

/** Returns the reference files that a folder holds. */
export function readReferenceFiles(folder: string): ReferenceFile[] {
  return Object.entries(layouts)
    .map(([name, layout]) => ({ name, layout, file: join(folder, name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, layout, file }) => ({ name, books: readBooks(file, layout) }));
}
