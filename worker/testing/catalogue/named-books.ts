import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { searchBooks } from '../../catalogue/search/search-books';
import { loadEditions } from '../../catalogue/import/load-editions';
import type { Ctx } from '../../platform/context';
import { testIsbn } from '../shelf';

const usual = {
  subtitle: null,
  authors: [],
  language: 'en',
  publisher: null,
  publisherContact: null,
  published: null,
  format: 'paperback',
  pages: null,
  grams: null,
  subjects: [],
  series: null,
  price: 1000,
  demand: 0,
  description: null,
  work: null,
  workYear: null,
  otherTitles: [],
  otherNames: [],
  stock: { good: 1 },
} as const satisfies Partial<EditionFacts>;

/** Loads books with the facts that a test names. `n` is the number of its test ISBN. */
export async function loadBooks(
  ctx: Ctx,
  books: readonly ({ readonly n: number; readonly title: string } & Partial<EditionFacts>)[],
): Promise<void> {
  const options = { defaultPrice: null, language: null, format: null, starter: false };
  const editions = books.map(({ n, ...facts }) => ({ ...usual, ...facts, isbn: testIsbn(n) }));
  await loadEditions(ctx, { editions, options });
}

/** Returns the titles that a customer's search finds. */
export async function titlesFound(ctx: Ctx, q: string): Promise<string[]> {
  return (await searchBooks(ctx, { q, sort: 'popular', limit: 60 })).items.map(({ title }) => title).toSorted();
}

/** Removes all books, their names and changes, so that each test begins with its own. */
export async function emptyCatalogue(db: D1Database): Promise<void> {
  const tables = [
    'stock',
    'covers',
    'editions',
    'works',
    'author_names',
    'publishers',
    'edited_fields',
    'edition_words',
  ];
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)));
}
