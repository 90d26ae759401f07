import { columnNames, fields, type Field } from './csv-fields';
import { recoverIsbn } from '../isbn-recover';
import { fold } from '../words';

/** Which column (0-based) holds which field; `authorForm` tells how a cell with commas is read. */
export interface Columns {
  readonly at: Readonly<Partial<Record<Field, number>>>;
  /** `list`: "Terry Pratchett, Neil Gaiman"; `inverted`: "Pratchett, Terry". */
  readonly authorForm: 'list' | 'inverted';
  /** The first line of the file is a book, not names of columns. */
  readonly headerIsRow: boolean;
}

export type ColumnFailure = 'no-isbn-column' | 'no-title-column';

const key = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

function byName(header: readonly string[]): Partial<Record<Field, number>> {
  const keys = header.map(key);
  const at: Partial<Record<Field, number>> = {};
  for (const field of fields) {
    for (const name of columnNames[field]) {
      const place = keys.indexOf(key(name));
      if (place >= 0) {
        at[field] = place;
        break;
      }
    }
  }
  return at;
}

interface Column {
  readonly place: number;
  readonly cells: readonly string[];
  readonly isbns: number;
  readonly years: number;
  readonly texts: number;
  readonly distinct: number;
}

const isYear = (cell: string) => /^(?:1[4-9]|20)\d\d(?:\.0)?$/.test(cell);
const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !/^(?:https?:|www\.)/i.test(cell);

function look(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, place) => {
    const cells = rows.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '');
    const share = (test: (cell: string) => boolean) =>
      cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
    return {
      place,
      cells,
      isbns: share((cell) => recoverIsbn([cell]).ok && !isYear(cell)),
      years: share(isYear),
      texts: share(isText),
      distinct: cells.length === 0 ? 0 : new Set(cells.map(fold)).size / cells.length,
    };
  });
}

/** Columns told by what is in them: titles repeat least, authors more, publishers most. */
function byContent(rows: readonly (readonly string[])[], at: Partial<Record<Field, number>>): void {
  const columns = look(rows);
  const taken = new Set(Object.values(at));
  const free = () => columns.filter((column) => !taken.has(column.place));
  const take = (field: Field, column: Column | undefined) => {
    if (column === undefined || at[field] !== undefined) return;
    at[field] = column.place;
    taken.add(column.place);
  };
  if (at.isbn === undefined && at.isbn13 === undefined && at.isbn10 === undefined) {
    take(
      'isbn',
      free()
        .filter((column) => column.isbns > 0.5)
        .toSorted((a, b) => b.isbns - a.isbns)[0],
    );
  }
  take(
    'published',
    free().find((column) => column.years > 0.8),
  );
  const texts = () =>
    free()
      .filter((column) => column.texts > 0.8)
      .toSorted((a, b) => b.distinct - a.distinct || a.place - b.place);
  const untitled = at.title === undefined;
  take('title', texts()[0]);
  if (!untitled) return;
  // Only where titles had no name either is the rest worth a guess.
  take('authors', texts()[0]);
  take(
    'publisher',
    texts().find((column) => column.cells.every((cell) => cell.length < 80)),
  );
}

/** Commas between whole names, or between last and first name: most cells with one comma decide. */
function authorForm(rows: readonly (readonly string[])[], place: number | undefined): Columns['authorForm'] {
  if (place === undefined) return 'list';
  const withOne = rows.map((row) => row[place] ?? '').filter((cell) => cell.split(',').length === 2);
  const inverted = withOne.filter(
    (cell) => /^\s*[\p{L}'’-]+(?: [\p{L}'’-]+)?\s*,\s*\p{L}[\p{L}.'’ -]*$/u.test(cell) && !/^\s*[\p{L}.]+ /u.test(cell),
  );
  return withOne.length > 0 && inverted.length / withOne.length > 0.6 ? 'inverted' : 'list';
}

/**
 * Finds the columns of any file of books: by their names in the shop's languages, and what has no telling name by its
 * content. `rows` is a sample of the first lines, without the header.
 */
export function findColumns(header: readonly string[], rows: readonly (readonly string[])[]): Columns | ColumnFailure {
  const headerIsRow = header.some((cell) => cell.trim().length >= 8 && recoverIsbn([cell]).ok);
  const sample = headerIsRow ? [header, ...rows] : rows;
  const at = headerIsRow ? {} : byName(header);
  byContent(sample, at);
  if (at.isbn === undefined && at.isbn13 === undefined && at.isbn10 === undefined) return 'no-isbn-column';
  if (at.title === undefined) return 'no-title-column';
  return { at, authorForm: authorForm(sample, at.authors), headerIsRow };
}
