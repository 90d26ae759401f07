import { columnNames } from './csv-fields';
import { importFields, type Field } from './import-fields';
import { recoverIsbn } from '../isbn-recover';
import { foldLetters } from '../words';

/** Columns of an import file: the place (0-based) of each field, and how author cells are read. */
export interface Columns {
  readonly at: Readonly<Partial<Record<Field, number>>>;
  /** `list`: "Terry Pratchett, Neil Gaiman"; `inverted`: "Pratchett, Terry". */
  readonly authorForm: 'list' | 'inverted';
  /** The first line of the file is a book, not a header. */
  readonly headerIsRow: boolean;
}

export type ColumnFailure = 'no-isbn-column' | 'no-title-column';

/** Share of cells (0 to 1) that must be ISBNs; files with many damaged ISBNs still pass. */
const minShareOfIsbns = 0.5;
/** Share of cells (0 to 1) that must be years or texts; these columns have few gaps. */
const minShareOfYearsOrTexts = 0.8;
/** Share of the cells with one comma that must read "Last, First". */
const minShareInverted = 0.6;
/** UTF-16 units that a publisher's name may have; longer cells are descriptions. */
const maxPublisherUnits = 80;

const keyOfName = (name: string) => foldLetters(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a header names a column of a field. */
export function namesColumn(header: readonly string[], field: Field): boolean {
  const keys = new Set(header.map(keyOfName));
  return columnNames(field).some((name) => keys.has(keyOfName(name)));
}

/** Returns the places of the fields that a header names. */
function namedColumns(header: readonly string[]): Partial<Record<Field, number>> {
  const keys = header.map(keyOfName);
  const places: Partial<Record<Field, number>> = {};
  for (const field of importFields) {
    for (const name of columnNames(field)) {
      const place = keys.indexOf(keyOfName(name));
      if (place >= 0) {
        places[field] = place;
        break;
      }
    }
  }
  return places;
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

function measureColumns(rows: readonly (readonly string[])[]): Column[] {
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
      distinct: cells.length === 0 ? 0 : new Set(cells.map(foldLetters)).size / cells.length,
    };
  });
}

/**
 * Adds columns that the header does not name to `places`, by their content: of the texts, titles repeat least, authors
 * more, publishers most.
 */
function addColumnsByContent(rows: readonly (readonly string[])[], places: Partial<Record<Field, number>>): void {
  const columns = measureColumns(rows);
  const usedPlaces = new Set(Object.values(places));
  const unusedColumns = () => columns.filter((column) => !usedPlaces.has(column.place));
  const add = (field: Field, column: Column | undefined) => {
    if (column === undefined || places[field] !== undefined) return;
    places[field] = column.place;
    usedPlaces.add(column.place);
  };
  if (places.isbn === undefined && places.isbn13 === undefined && places.isbn10 === undefined) {
    const withIsbns = unusedColumns().filter((column) => column.isbns > minShareOfIsbns);
    add('isbn', withIsbns.toSorted((a, b) => b.isbns - a.isbns)[0]);
  }
  const years = unusedColumns().find((column) => column.years > minShareOfYearsOrTexts);
  add('published', years);
  const texts = () =>
    unusedColumns()
      .filter((column) => column.texts > minShareOfYearsOrTexts)
      .toSorted((a, b) => b.distinct - a.distinct || a.place - b.place);
  const isTitleNamed = places.title !== undefined;
  add('title', texts()[0]);
  if (isTitleNamed) return;
  // Authors and publisher are guessed only when the title column had no known name either.
  add('authors', texts()[0]);
  const shortTexts = texts().filter((column) => column.cells.every((cell) => cell.length < maxPublisherUnits));
  add('publisher', shortTexts[0]);
}

/** Returns whether commas separate names or last and first name, decided by the cells with exactly one comma. */
function authorFormOf(rows: readonly (readonly string[])[], place: number | undefined): Columns['authorForm'] {
  if (place === undefined) return 'list';
  const withOneComma = rows.map((row) => row[place] ?? '').filter((cell) => cell.split(',').length === 2);
  const inverted = withOneComma.filter(
    (cell) => /^\s*[\p{L}'’-]+(?: [\p{L}'’-]+)?\s*,\s*\p{L}[\p{L}.'’ -]*$/u.test(cell) && !/^\s*[\p{L}.]+ /u.test(cell),
  );
  return withOneComma.length > 0 && inverted.length / withOneComma.length > minShareInverted ? 'inverted' : 'list';
}

/**
 * Finds the columns of a file of books: by their names in the shop's languages, and unnamed ones by their content.
 * `rows` is a sample of the first lines without the header. Returns a failure when there is no ISBN column, or no title
 * column where one is needed.
 */
export function findColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { needsTitle = true }: { readonly needsTitle?: boolean } = {},
): Columns | ColumnFailure {
  const headerIsRow = header.some((cell) => cell.trim().length >= 8 && recoverIsbn([cell]).ok);
  const sample = headerIsRow ? [header, ...rows] : rows;
  const places = headerIsRow ? {} : namedColumns(header);
  addColumnsByContent(sample, places);
  if (places.isbn === undefined && places.isbn13 === undefined && places.isbn10 === undefined) return 'no-isbn-column';
  if (needsTitle && places.title === undefined) return 'no-title-column';
  return { at: places, authorForm: authorFormOf(sample, places.authors), headerIsRow };
}
