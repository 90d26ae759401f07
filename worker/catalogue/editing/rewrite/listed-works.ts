import type { ListedWork } from '../../../../domain/desk/names/work-schema';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { coverPath, namesOf } from '../../cards/card-rows';

/** Columns of an edition in a list of works. */
export const listedColumns = columnsOf(
  editions,
  'isbn',
  'work',
  'title',
  'authors',
  'language',
  'series',
  'publisher',
  'cover_url',
);
export type ListedRow = RowOf<typeof listedColumns>;
/** SQL of `listedColumns`, from `editions e`. */
export const listedColumnsSql = 'e.isbn, e.work, e.title, e.authors, e.language, e.series, e.publisher, e.cover_url';

/** Groups editions by work, each shown by its first edition, in the order of the rows. */
export function toListedWorks(rows: readonly ListedRow[]): (ListedWork & { readonly rows: readonly ListedRow[] })[] {
  return [...Map.groupBy(rows, ({ work }) => work)].flatMap(([work, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        work,
        isbn: first.isbn,
        title: first.title,
        authors: namesOf(first.authors),
        language: first.language,
        cover: coverPath(first.isbn, first.cover_url),
        editions: own.length,
        rows: own,
      },
    ];
  });
}

/** Returns a work without its rows, as the API shows it. */
export function shownWork({ work, isbn, title, authors, language, cover, editions: count }: ListedWork): ListedWork {
  return { work, isbn, title, authors, language, cover, editions: count };
}

/** Reads the most wanted editions that an expression for `MATCH` (`?1`) finds, at most `?2`. */
export const listedByWords = defineRead(
  listedColumns,
  `SELECT ${listedColumnsSql} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 ORDER BY edition_words.rowid LIMIT ?2`,
);
