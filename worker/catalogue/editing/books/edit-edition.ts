import type { EditionValues } from '../../../../domain/catalogue/editing/edition-values';
import type { EditionEdit } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireIsbn } from '../../../platform/require-isbn';
import { requireRole } from '../../../platform/require-role';
import { changeBooks } from './change-books';
import { editionValues, editionWith } from './edition-rows';
import { moveEditions } from '../works/move-editions';
import type { BookRow, Books } from './read-books';
import { newValues, requireUnchanged } from './require-unchanged';

/**
 * Returns books in which a work follows its edition: a title or author list that the work has only from this edition is
 * corrected with it.
 */
function withWorkOf(books: Books, old: BookRow, edited: BookRow): Books {
  const work = books.works.get(edited.work);
  if (work === undefined || old.work !== edited.work) return books;
  const others = [...books.editions.values()].filter(({ isbn, work: of }) => isbn !== old.isbn && of === old.work);
  const follows = (field: 'title' | 'authors') =>
    old[field] !== edited[field] && work[field] === old[field] && others.every((other) => other[field] !== old[field]);
  const next = {
    ...work,
    title: follows('title') ? edited.title : work.title,
    authors: follows('authors') ? edited.authors : work.authors,
  };
  return { ...books, works: new Map([...books.works, [work.work, next]]) };
}

/** Returns books with other values of one edition. `work`: moves it there. */
export function withEdition(books: Books, isbn: string, { work, ...values }: Partial<EditionValues>): Books {
  const old = books.editions.get(isbn);
  if (old === undefined) throw new Problem('book-not-found');
  const edited = editionWith(old, values);
  const all = withWorkOf({ ...books, editions: new Map([...books.editions, [isbn, edited]]) }, old, edited);
  if (work === undefined || work === old.work) return all;
  const to = books.works.get(work);
  if (to === undefined) throw new Problem('not-found');
  return moveEditions(all, new Set([isbn]), to);
}

/**
 * Changes fields of an edition, with its search index, its work, its prices and its history, in one batch. No file
 * overwrites these fields afterwards. For staff only.
 * @throws `book-not-found`, `not-found` for an unknown work, `state-moved` {fields} when a field has changed since the
 *   clerk saw it; then nothing is written
 */
export async function editEdition(ctx: Ctx, typedIsbn: string, { fields }: EditionEdit): Promise<void> {
  const account = requireRole(ctx, 'staff');
  const isbn = requireIsbn(typedIsbn);
  const values = newValues<EditionValues>(fields);
  await changeBooks(ctx, account, { isbns: [isbn], works: values.work === undefined ? [] : [values.work] }, (books) => {
    const row = books.editions.get(isbn);
    if (row === undefined) throw new Problem('book-not-found');
    requireUnchanged(fields, editionValues(row));
    return withEdition(books, isbn, values);
  });
}
