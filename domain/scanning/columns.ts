import { columnNames } from '../catalogue/import/csv-fields';
import { recoverIsbn } from '../catalogue/isbn-recover';
import { fold } from '../catalogue/words';
import { findIsbns } from '../find-isbns';
import { gradeNamed } from './grade-words';
import { isbnOfFound, shownText, withoutOtherForm } from './reads';
import type { Read } from './run';

/** Columns of a list (0-based). Without `isbn`, all ISBNs anywhere in a row count. */
export interface ListColumns {
  /** Columns with ISBNs, the best first. */
  readonly isbn: readonly number[];
  /** Whether the ISBN columns describe one book (then the first valid one counts) or may each hold a book. */
  readonly oneBook: boolean;
  readonly quantity: number | null;
  readonly grade: number | null;
  /** The first row is a book, not a header. */
  readonly headerIsRow: boolean;
}

const key = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
const isIsbn = (cell: string | undefined) => cell !== undefined && cell.trim().length >= 8 && recoverIsbn([cell]).ok;

function columnsNamed(header: readonly string[], names: readonly string[]): number[] {
  const known = new Set(names.map(key));
  return header.flatMap((cell, place) => (known.has(key(cell)) ? [place] : []));
}

/** Share of filled cells (0 to 1) that must be ISBNs in a column of ISBNs. */
const enoughIsbns = 0.5;

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
    .filter(({ share }) => share > enoughIsbns)
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
    oneBook: byName.length > 0,
    quantity: columnsNamed(names, columnNames('quantity'))[0] ?? null,
    grade: columnsNamed(names, columnNames('grade'))[0] ?? null,
    headerIsRow,
  };
}

/** Returns the number of copies in a cell: one for a cell without a number, null for zero. */
function copiesOf(cell: string | undefined): number | null {
  const count = Number((cell ?? '').trim().replace(/[.,]0+$/, ''));
  return cell === undefined || cell.trim() === '' || !Number.isSafeInteger(count) || count < 0
    ? 1
    : count === 0
      ? null
      : count;
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
    return withoutOtherForm(findIsbns(row.join('\n')), isbnOfFound).map((found) => ({
      text: found.ok ? found.isbn : found.text,
      source: 'file',
      sure: true,
    }));
  }
  const cells = columns.isbn.map((place) => row[place] ?? '');
  const first = cells.find((cell) => cell.trim() !== '');
  const quantity = columns.quantity === null ? 1 : copiesOf(row[columns.quantity]);
  if (first === undefined || quantity === null) return [];
  const books = columns.oneBook ? [recoverIsbn(cells)].map((found) => ({ text: first, found })) : booksOf(cells);
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
