import { importLimits } from '../../../policy/imports';
import { parseIsbn } from '../../../isbn';
import { columnNames } from '../csv-fields';
import type { Field } from '../import-fields';
import type { LibraryBook, LibraryIsbn } from './library-book';

/** Fields that a library's record fills, in the order of the columns. */
const fields = [
  'isbn13',
  'title',
  'subtitle',
  'series',
  'authorList',
  'language',
  'format',
  'pages',
  'grams',
  'subjects',
  'description',
  'descriptionLanguage',
  'publisher',
  'published',
  'work',
  'workTitle',
  'workAuthors',
  'workLanguage',
  'workYear',
  'otherTitles',
  'otherNames',
] as const satisfies readonly Field[];

/** Names of the columns of a library's rows. */
export const libraryHeader: readonly string[] = fields.map((field) => columnNames(field)[0] ?? field);

/** Returns a text without the sign that separates entries of a cell. */
const entry = (text: string) => text.replaceAll('|', ' ').trim();

/**
 * Returns the editions that a record names, each ISBN-13 once. Without a valid ISBN, the first one as it is written:
 * the import recovers or refuses it. With several editions, only a binding that the record ties to an ISBN is certain.
 */
function editionsOf(isbns: readonly LibraryIsbn[]): LibraryIsbn[] {
  const found = new Map<string, LibraryIsbn>();
  for (const { text, format } of isbns) {
    const parsed = parseIsbn(text);
    if (!parsed.ok) continue;
    const earlier = found.get(parsed.isbn);
    found.set(parsed.isbn, { text: parsed.isbn, format: earlier?.format ?? format });
  }
  if (found.size > 0) return [...found.values()];
  return isbns.slice(0, 1);
}

/** Returns the number of rows that a record has: one for each edition that it names. */
export const rowCount = (isbns: readonly LibraryIsbn[]): number => editionsOf(isbns).length;

/** Returns the cells of each edition of a record, in the order of `libraryHeader`. */
export function libraryRows(book: LibraryBook): string[][] {
  return editionsOf(book.isbns).map((isbn) => {
    const cells: Readonly<Record<(typeof fields)[number], string>> = {
      isbn13: isbn.text,
      title: book.title,
      subtitle: book.subtitle,
      series: book.series,
      authorList: book.authors.map(entry).join('|'),
      language: book.language ?? '',
      format: isbn.format ?? '',
      pages: book.pages,
      grams: book.grams,
      subjects: book.subjects.join(' | '),
      description: book.description?.text ?? '',
      descriptionLanguage: book.description?.language ?? '',
      publisher: book.publisher,
      published: book.published,
      work: book.work?.slug ?? '',
      workTitle: book.work?.title ?? '',
      workAuthors: (book.work?.authors ?? []).map(entry).join('|'),
      workLanguage: book.workLanguage ?? '',
      workYear: book.workYear,
      otherTitles: book.otherTitles.map(({ language, title }) => `${language}: ${entry(title)}`).join(' | '),
      otherNames: book.otherNames.map(({ author, name }) => `${entry(author)} = ${entry(name)}`).join(' | '),
    };
    return fields.map((field) => cells[field].slice(0, importLimits.writtenCellUnits).toWellFormed());
  });
}
