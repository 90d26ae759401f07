import type { FoundEdition } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { columnsOf, number, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { coverPath, formatOf, namesOf, yearOf } from '../../cards/card-rows';
import { onHandSql } from '../../cards/supply-sql';

const foundColumns = {
  ...columnsOf(
    editions,
    'isbn',
    'work',
    'title',
    'authors',
    'language',
    'format',
    'published',
    'publisher',
    'reference_price',
    'cover_url',
  ),
  on_hand: number,
};
export type FoundRow = RowOf<typeof foundColumns>;

/** Reads editions by a JSON list of ISBNs, in its order. */
export const editionsFound = defineRead(
  foundColumns,
  `SELECT e.isbn, e.work, e.title, e.authors, e.language, e.format, e.published, e.publisher, e.reference_price,
     e.cover_url, ${onHandSql('e.isbn')} AS on_hand
   FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value ORDER BY j.key`,
);

/** Reads the editions of a work, its most wanted first. */
export const editionsOfWork = defineRead(
  foundColumns,
  `SELECT e.isbn, e.work, e.title, e.authors, e.language, e.format, e.published, e.publisher, e.reference_price,
     e.cover_url, ${onHandSql('e.isbn')} AS on_hand
   FROM editions e WHERE e.work = ?1 ORDER BY e.id`,
);

/** Returns an edition as the desk's lists show it. */
export function toFound(row: FoundRow): FoundEdition {
  return {
    isbn: row.isbn,
    work: row.work,
    title: row.title,
    authors: namesOf(row.authors),
    language: row.language,
    format: formatOf(row.format),
    year: yearOf(row.published),
    publisher: row.publisher,
    cover: coverPath(row.isbn, row.cover_url),
    referencePrice: row.reference_price,
    onHand: row.on_hand,
  };
}
