import { columnNames } from '../../catalogue/import/csv-fields';
import { recoverIsbn } from '../../catalogue/isbn-recover';
import { foldLetters } from '../../catalogue/words';
import { findIsbns } from '../../find-isbns';
import { gradeNamed } from './grade-words';
import { isbnOfFound, shownText, withoutOtherForm } from '../reads';
import type { Read } from '../run';
import type { TitleLine } from './title-line';

/** Columns of a list (0-based). Without `isbn`, all ISBNs anywhere in a row count. */
export interface ListColumns {
  /** Columns with ISBNs, the best first. */
  readonly isbn: readonly number[];
  /** True: the ISBN columns describe one book, and the first valid one counts. False: each may hold a book. */
  readonly describeOneBook: boolean;
  readonly quantity: number | null;
  readonly grade: number | null;
  /** Columns that a header names as titles and authors. */
  readonly title: number | null;
  readonly authors: number | null;
  /** Number of cells of the header. */
  readonly width: number;
  /** The first row is a book, not a header. */
  readonly headerIsRow: boolean;
}

const keyOfName = (name: string) => foldLetters(name).replace(/[^\p{L}\p{N}]/gu, '');
const isIsbn = (cell: string | undefined) => cell !== undefined && cell.trim().length >= 8 && recoverIsbn([cell]).ok;

function columnsNamed(header: readonly string[], names: readonly string[]): number[] {
  const keys = new Set(names.map(keyOfName));
  return header.flatMap((cell, place) => (keys.has(keyOfName(cell)) ? [place] : []));
}

/** Returns the column with the best of some names, the first of which win; null without one. */
function bestNamed(header: readonly string[], names: readonly string[]): number | null {
  const keys = header.map(keyOfName);
  for (const name of names) {
    const place = keys.indexOf(keyOfName(name));
    if (place >= 0) return place;
  }
  return null;
}

/** Rows at the top that may stand before the header, such as a name and a date. */
const rowsBeforeHeader = 20;

/**
 * Returns the place of the header among the first rows: the first that names a column of ISBNs or titles. 0 where none
 * does, or a book comes first.
 */
export function headerPlace(rows: readonly (readonly string[])[]): number {
  const names = [...columnNames('isbn13'), ...columnNames('isbn'), ...columnNames('isbn10'), ...columnNames('title')];
  const top = rows.slice(0, rowsBeforeHeader);
  const book = top.findIndex((row) => row.some(isIsbn));
  const named = top.findIndex((row) => bestNamed(row, names) !== null);
  return named < 0 || (book >= 0 && book < named) ? 0 : named;
}

/** Share of filled cells (0 to 1) that must be ISBNs in a column of ISBNs. */
const minShareOfIsbns = 0.5;

/** Returns the columns in which most filled cells are ISBNs. */
function isbnsByContent(rows: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, place) => {
    const filled = rows.filter((row) => (row[place]?.trim() ?? '') !== '');
    return {
      place,
      share: filled.length === 0 ? 0 : filled.filter((row) => isIsbn(row[place])).length / filled.length,
    };
  })
    .filter(({ share }) => share > minShareOfIsbns)
    .map(({ place }) => place);
}

/** Finds the columns of a list: by names in the shop's languages, or the ISBN columns by their content. */
export function findListColumns(rows: readonly (readonly string[])[]): ListColumns {
  const [header = [], ...rest] = rows;
  const headerIsRow = header.some(isIsbn);
  const names = headerIsRow ? [] : header;
  const sample = headerIsRow ? rows : rest;
  const byName = columnsNamed(names, [
    ...columnNames('isbn13'),
    ...columnNames('isbn'),
    ...columnNames('isbn10'),
  ]).filter((place) => sample.length === 0 || sample.some((row) => isIsbn(row[place])));
  return {
    isbn: byName.length > 0 ? byName : isbnsByContent(sample),
    describeOneBook: byName.length > 0,
    quantity: columnsNamed(names, columnNames('quantity'))[0] ?? null,
    grade: columnsNamed(names, columnNames('grade'))[0] ?? null,
    title: bestNamed(names, columnNames('title')),
    authors: bestNamed(names, columnNames('authors')),
    width: names.length,
    headerIsRow,
  };
}

/** Returns the number of copies in a cell: one for a cell without a number, null for zero. */
function copiesOf(cell: string | undefined): number | null {
  const text = (cell ?? '').trim();
  const count = Number(text.replace(/[.,]0+$/, ''));
  if (text === '' || !Number.isSafeInteger(count) || count < 0) return 1;
  return count === 0 ? null : count;
}

/** Returns the ISBN of each filled cell, or the failure. */
function booksOf(cells: readonly string[]) {
  const books = cells.filter((cell) => cell.trim() !== '').map((text) => ({ text, found: recoverIsbn([text]) }));
  return withoutOtherForm(books, ({ found }) => (found.ok ? found.isbn : null));
}

/**
 * Returns the books of one row. An ISBN cell without an ISBN becomes a read with a problem; an empty one is skipped.
 */
export function readsOfRow(row: readonly string[], columns: ListColumns): Read[] {
  if (columns.isbn.length === 0) {
    // In a table of titles a number may be a price or a date. Only a right one is an ISBN.
    const all = findIsbns(row.join('\n')).filter(({ ok }) => ok || columns.title === null);
    return withoutOtherForm(all, isbnOfFound).map((found) => ({
      text: found.ok ? found.isbn : found.text,
      source: 'file',
      sure: true,
    }));
  }
  const cells = columns.isbn.map((place) => row[place] ?? '');
  const first = cells.find((cell) => cell.trim() !== '');
  const quantity = columns.quantity === null ? 1 : copiesOf(row[columns.quantity]);
  if (first === undefined || quantity === null) return [];
  const books = columns.describeOneBook
    ? [recoverIsbn(cells)].map((found) => ({ text: first, found }))
    : booksOf(cells);
  const grade = columns.grade === null ? null : gradeNamed(row[columns.grade] ?? '');
  const texts = books.flatMap(({ found }) => (found.ok ? [found.isbn] : []));
  return (texts.length > 0 ? texts : [shownText(first)]).map((text) => ({
    text,
    source: 'file',
    sure: true,
    quantity,
    ...(grade === null ? {} : { grade }),
  }));
}

/** UTF-16 units of the longest line that is looked up by its title. */
const maxLineUnits = 250;

/** Returns the title of a row without an ISBN, with its authors and copies; null where it has none. */
export function titleOfRow(row: readonly string[], columns: ListColumns): TitleLine | null {
  if (columns.title === null) return null;
  const quantity = columns.quantity === null ? 1 : copiesOf(row[columns.quantity]);
  const title = shownText(row[columns.title] ?? '');
  if (!/[\p{L}\p{N}]/u.test(title) || quantity === null) return null;
  // A comma within a title has split a row that has no quotes.
  const isSplit = row.slice(columns.width).some((cell) => cell.trim() !== '');
  const authors = columns.authors === null ? '' : (row[columns.authors] ?? '');
  const cells = (isSplit ? row : [title, authors]).map(shownText).filter((cell) => cell !== '');
  const grade = columns.grade === null ? null : gradeNamed(row[columns.grade] ?? '');
  return {
    line: cells
      .join(isSplit ? ', ' : ' – ')
      .slice(0, maxLineUnits)
      .toWellFormed(),
    copies: [{ quantity, ...(grade === null ? {} : { grade }) }],
  };
}
