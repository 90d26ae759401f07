import { grades, type Grade } from '../../grade';
import { subjectsOf } from '../subject-words';
import { repairName, repairText } from './csv-text';
import type { Columns } from './csv-columns';
import { readPublisherContact } from './publisher-contact';
import { parseIsbn } from '../../isbn';
import { readOtherNames, readOtherTitles } from './other-names';
import type { Field } from './import-fields';
import type { EditionFacts, ImportOptions, RowFailure } from './edition-facts';
import {
  readAuthors,
  readCents,
  readCount,
  readFormat,
  readGrade,
  readPublished,
  readYear,
  demandOfRatings,
} from './row-values';
import { recoverIsbn, type RecoveredIsbn } from '../isbn-recover';
import { plainText } from './onix/texts';
import { languageCode, languageOfIsbn, unknownLanguage } from './language-codes';

export type ParsedRow =
  | { readonly ok: true; readonly edition: EditionFacts; readonly recovered: boolean }
  | { readonly ok: false; readonly reason: RowFailure };

const bindings = /\s*\((paperback|hardcover|hardback|softcover|mass market paperback|pocket|library binding)\)/giu;

/** Returns the title without its binding (`Sphere (Paperback)`), and the binding or an empty text. */
function splitBinding(title: string): { readonly title: string; readonly binding: string } {
  const binding = bindings.exec(title)?.[1] ?? '';
  bindings.lastIndex = 0;
  return binding === '' ? { title, binding } : { title: title.replace(bindings, ''), binding };
}

/** Returns the title without its series, and the series, from `The Fellowship (The Lord of the Rings, #1)`. */
function splitSeries(title: string): { readonly title: string; readonly series: string | null } {
  const match = /^(.+?)\s*\(([^()]+?),?\s+#(\d+(?:\.\d+)?(?:[-–]\d+)?)[^()]*\)$/u.exec(title);
  if (match?.[1] === undefined || match[2] === undefined || match[3] === undefined) return { title, series: null };
  return { title: match[1], series: `${match[2]} #${match[3]}` };
}

/** Returns the description of a row. What LibraryThing calls a summary, `Title by Name (1979)`, says nothing new. */
function descriptionOf(text: string, title: string): string {
  return text.startsWith(`${title} by `) && /\(\d{4}\)$/.test(text) ? '' : text;
}

/** Copies of one edition beyond which a number of stock is a mistake. */
const maxCopies = 1000;

function readStock(cell: (field: Field) => string, columns: Columns): Partial<Record<Grade, number>> | null | 'bad' {
  const found: Partial<Record<Grade, number>> = {};
  for (const grade of grades) {
    if (columns.at[grade] === undefined || cell(grade) === '') continue;
    const count = readCount(cell(grade), maxCopies);
    if (count === null) return 'bad';
    if (count > 0) found[grade] = count;
  }
  if (cell('quantity') !== '') {
    const count = readCount(cell('quantity'), maxCopies);
    const grade = cell('grade') === '' ? 'good' : readGrade(cell('grade'));
    if (count === null || grade === null) return 'bad';
    if (count > 0) found[grade] = (found[grade] ?? 0) + count;
  }
  return Object.keys(found).length === 0 ? null : found;
}

/** Reads the cell at a field's column; empty without one. */
function cellReader(cells: readonly string[], columns: Columns): (field: Field) => string {
  return (field) => {
    const place = columns.at[field];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
}

const isbnOf = (cell: (field: Field) => string) => recoverIsbn([cell('isbn13'), cell('isbn'), cell('isbn10')]);

/** Value of the column `notification` for a withdrawn edition: "delete" in ONIX code list 1. */
export const withdrawal = '05';

/** Returns the ISBN of a row that withdraws an edition, or its failure; null for a row of another kind. */
export function readWithdrawal(cells: readonly string[], columns: Columns): RecoveredIsbn | null {
  const cell = cellReader(cells, columns);
  return cell('notification') === withdrawal ? isbnOf(cell) : null;
}

/** Returns the valid ISBN-13s of a cell, separated by spaces. */
function readIsbns(cell: string): string[] {
  return cell.split(/\s+/).flatMap((text) => {
    const parsed = parseIsbn(text);
    return parsed.ok ? [parsed.isbn] : [];
  });
}

/** Returns the authors of a row: of the list with `|` alone between them, else of the column that people fill in. */
function authorsOf(cell: (field: Field) => string, columns: Columns): string[] {
  return cell('authorList') === ''
    ? readAuthors(cell('authors'), columns.authorForm)
    : readAuthors(cell('authorList'), 'exact');
}

/** Returns the work that a row names; null without one. `title`: that of the edition. */
function workOf(cell: (field: Field) => string, title: string): EditionFacts['work'] {
  const slug = cell('work');
  if (slug === '') return null;
  return {
    slug: slug.slice(0, 120),
    title: repairText(cell('workTitle')) || title,
    authors: readAuthors(cell('workAuthors') || cell('authors'), 'list'),
    language: languageCode(cell('workLanguage')),
    year: readYear(cell('workYear')),
  };
}

/** Returns the edition of one line of a file, or the reason why the line is refused. Never throws. */
export function parseRow(cells: readonly string[], columns: Columns, options: ImportOptions): ParsedRow {
  const cell = cellReader(cells, columns);
  const isbn = isbnOf(cell);
  if (!isbn.ok) return isbn;
  const { title: named, binding } = splitBinding(repairText(cell('title')).slice(0, 300).toWellFormed());
  const { title, series } = splitSeries(named);
  if (!/[\p{L}\p{N}]/u.test(title)) return { ok: false, reason: 'title-missing' };
  const price = readCents(cell('price'));
  if (price === 'bad') return { ok: false, reason: 'price-invalid' };
  const stock = readStock(cell, columns);
  if (stock === 'bad') return { ok: false, reason: 'stock-invalid' };
  const contact = readPublisherContact(
    repairText(cell('publisherAddress')),
    cell('publisherContact'),
    repairText(cell('responsiblePerson')),
  );
  if (contact === 'bad') return { ok: false, reason: 'contact-invalid' };
  const nameIn = (field: Field) => repairName(cell(field)).slice(0, 200) || null;
  const language = cell('language') === '' ? null : languageCode(cell('language'));
  const description = descriptionOf(plainText(repairText(cell('description'))).slice(0, 4000), named);
  const authors = authorsOf(cell, columns);
  const subjectNames = repairText(cell('subjects'))
    .split(/\s*[|;,]\s*/)
    .filter(Boolean);
  return {
    ok: true,
    recovered: isbn.recovered,
    edition: {
      isbn: isbn.isbn,
      title,
      series: repairText(cell('series')).slice(0, 200) || series,
      subtitle: repairText(cell('subtitle')).slice(0, 300) || null,
      authors,
      language: language ?? options.language ?? languageOfIsbn(isbn.isbn) ?? unknownLanguage,
      publisher: nameIn('publisher'),
      publisherContact: contact,
      published: readPublished(cell('published')),
      format: readFormat(repairText(cell('format')) || binding),
      pages: readCount(cell('pages'), 20_000) || null,
      grams: readCount(cell('grams'), 30_000) || null,
      subjects: subjectsOf(subjectNames),
      price,
      demand: cell('demand') === '' ? demandOfRatings(cell('ratings')) : readCount(cell('demand'), 1_000_000),
      description: description || null,
      descriptionLanguage: languageCode(cell('descriptionLanguage')),
      work: workOf(cell, title),
      workYear: readYear(cell('workYear')),
      sameWork: readIsbns(cell('sameWork')),
      otherTitles: readOtherTitles(repairText(cell('otherTitles'))),
      otherNames: readOtherNames(repairText(cell('otherNames')), authors),
      stock,
    },
  };
}
