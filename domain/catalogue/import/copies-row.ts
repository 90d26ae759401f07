import { grades, type Grade } from '../../grade';
import { stockChangePolicy } from '../../policy/copies';
import { deskLimits } from '../../policy/limits';
import { recoverIsbn, type IsbnFailure } from '../isbn-recover';
import type { Columns } from './csv-columns';
import { repairText } from './csv-text';
import type { Field } from './import-fields';
import { readCents, readCount, readGrade } from './row-values';

/** Code of the reason why a row of copies was refused. */
export type CopiesFailure =
  | IsbnFailure
  | 'grade-missing'
  | 'grade-unknown'
  | 'count-invalid'
  | 'cost-missing'
  | 'cost-invalid'
  | 'price-invalid'
  | 'shelf-too-long'
  // Reasons that only the catalogue knows: the book is unknown, or its price of a new copy is.
  | 'book-unknown'
  | 'book-without-price';

/** Received copies, as a row of a file states them. Amounts are EUR cents. */
export interface CopiesFacts {
  readonly isbn: string;
  readonly copies: readonly { readonly grade: Grade; readonly count: number }[];
  /** Cost of one copy. */
  readonly cost: number;
  /** Null: the file names none, and the stored shelf stays. */
  readonly shelf: string | null;
  /** Price in the file; the reference price of a book that has none. */
  readonly price: number | null;
}

export type ParsedCopies =
  | { readonly ok: true; readonly facts: CopiesFacts; readonly recovered: boolean }
  | { readonly ok: false; readonly reason: CopiesFailure };

/** Fields with the grade of the received copies, or with their number by grade. */
const gradeFields: readonly Field[] = ['grade', ...grades];

/** Returns whether a file of copies lacks a column without which no row can be read; null where it has all. */
export function missingCopiesColumn(
  { at }: Columns,
  { defaultCost }: { readonly defaultCost: number | null },
): 'no-grade-column' | 'no-cost-column' | null {
  if (gradeFields.every((field) => at[field] === undefined)) return 'no-grade-column';
  return at.cost === undefined && defaultCost === null ? 'no-cost-column' : null;
}

/** Reads the copies of a row: a number for each grade, or a grade with a number. Without such a column it is one. */
function readCopies(cell: (field: Field) => string, { at }: Columns): CopiesFacts['copies'] | CopiesFailure {
  const copies: { grade: Grade; count: number }[] = [];
  for (const grade of grades) {
    if (cell(grade) === '') continue;
    const count = readCount(cell(grade), stockChangePolicy.maxCopies);
    if (count === null) return 'count-invalid';
    copies.push({ grade, count });
  }
  const isOne = at.quantity === undefined && copies.length === 0;
  const count = isOne ? 1 : readCount(cell('quantity'), stockChangePolicy.maxCopies);
  if (cell('grade') !== '' || copies.length === 0) {
    if (cell('grade') === '') return 'grade-missing';
    const grade = readGrade(cell('grade'));
    if (grade === null) return 'grade-unknown';
    if (count === null) return 'count-invalid';
    copies.push({ grade, count });
  }
  return copies.filter((copy) => copy.count > 0);
}

/** Returns the cost of a copy: that of the row, else `defaultCost`. A cell may say 0. */
function readCost(cell: string, defaultCost: number | null): number | CopiesFailure {
  if (cell === '') return defaultCost ?? 'cost-missing';
  const cost = readCents(cell);
  return cost === 'bad' || (cost ?? 0) > stockChangePolicy.maxUnitCost ? 'cost-invalid' : (cost ?? 0);
}

/** Returns the copies of one line of a file, or the reason why the line is refused. Never throws. */
export function parseCopies(
  cells: readonly string[],
  columns: Columns,
  { defaultCost }: { readonly defaultCost: number | null },
): ParsedCopies {
  const cell = (field: Field) => {
    const place = columns.at[field];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
  const refused = (reason: CopiesFailure) => ({ ok: false, reason }) as const;
  const isbn = recoverIsbn([cell('isbn13'), cell('isbn'), cell('isbn10')]);
  if (!isbn.ok) return isbn;
  const copies = readCopies(cell, columns);
  if (typeof copies === 'string') return refused(copies);
  const cost = readCost(cell('cost'), defaultCost);
  if (typeof cost === 'string') return refused(cost);
  const price = readCents(cell('price'));
  if (price === 'bad') return refused('price-invalid');
  const shelf = repairText(cell('shelf'));
  if (shelf.length > deskLimits.shelf) return refused('shelf-too-long');
  return { ok: true, recovered: isbn.recovered, facts: { isbn: isbn.isbn, copies, cost, shelf: shelf || null, price } };
}
