import { namesAuthor } from '../../../../domain/catalogue/editing/rename-author';
import { matchNothing, wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { nameLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import { columnsOf, nullable, type RowOf } from '../../../platform/db/columns';
import { defineRead, type BoundRead } from '../../../platform/db/read';
import { editions, works } from '../../../platform/db/schema/catalogue';
import { namesOf } from '../../cards/card-rows';

/** Most hits of a name's words that are read. Not all of them name the author, so there may be more hits than books. */
const maxHits = 3 * nameLimits.editions;

/** Columns of an edition and the authors of its work, which decide whether it is an author's book. */
const bookColumns = { ...columnsOf(editions, 'isbn', 'authors'), work_authors: nullable(works.authors) };
type AuthorBook = RowOf<typeof bookColumns>;
const booksOfWords = defineRead(
  bookColumns,
  `SELECT e.isbn, e.authors, w.authors AS work_authors FROM edition_words
   CROSS JOIN editions e ON e.id = edition_words.rowid LEFT JOIN works w ON w.work = e.work
   WHERE edition_words MATCH ?1 ORDER BY edition_words.rowid LIMIT ?2`,
);

/** Returns the read of the editions that may name an author themselves or by their work; for `booksOf`. */
export function authorBooksRead(name: string): BoundRead<AuthorBook> {
  return booksOfWords.with(wholeNameMatch(['authors', 'other'], name) ?? matchNothing, maxHits);
}

/** Returns whether an edition or its work names an author. `key`: the name in comparable form. */
export function isBookOf({ authors, work_authors: ofWork }: Omit<AuthorBook, 'isbn'>, key: string): boolean {
  return namesAuthor(namesOf(authors), key) || (ofWork !== null && namesAuthor(namesOf(ofWork), key));
}

/**
 * Returns the ISBNs of the editions that name the author themselves or by their work. `key`: the name in comparable
 * form.
 * @throws `body-too-large` for more than one rename may change
 */
export function booksOf(rows: readonly AuthorBook[], key: string): string[] {
  const own = rows.filter((row) => isBookOf(row, key));
  if (own.length > nameLimits.editions || rows.length === maxHits)
    throw new Problem('body-too-large', { most: nameLimits.editions });
  return own.map(({ isbn }) => isbn);
}
