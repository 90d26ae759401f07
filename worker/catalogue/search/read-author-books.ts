import type { AuthorPage, BookSearch } from '../../../domain/catalogue/schemas';
import { queryText } from '../../../domain/catalogue/words';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { searchBooks } from './search-books';

/**
 * Returns an author's books, under the name as printed in the books.
 * @throws `not-found` for an author without books in the catalogue
 */
export async function readAuthorBooks(
  ctx: Ctx,
  input: { readonly name: string; readonly search: BookSearch },
): Promise<AuthorPage> {
  const asked = queryText(input.name);
  if (asked === '') throw new Problem('not-found');
  const books = await searchBooks(ctx, { ...input.search, author: input.name });
  if (books.count === 0 && input.search.cursor === undefined) {
    // When the filters hide all books of a known author, the list is empty.
    const all = await searchBooks(ctx, { sort: 'popular', limit: 1, author: input.name });
    if (all.count === 0) throw new Problem('not-found');
  }
  const name = books.items.flatMap((book) => book.authors).find((author) => queryText(author) === asked) ?? input.name;
  return { name, books };
}
