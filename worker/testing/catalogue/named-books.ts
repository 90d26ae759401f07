import type { ImportChangeKind, RowChange } from '../../../domain/catalogue/import/import-changes';
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

/** Records a change of a finished import of the file `spring.csv`, as the history reads it. */
export async function loadFileChange(
  db: D1Database,
  kind: ImportChangeKind,
  key: string,
  { before, after }: RowChange,
): Promise<void> {
  const run = `run of ${key}`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO import_runs (id, source, options, columns, started_at, finished_at, file)
         VALUES (?1, ?1, '{}', '[]', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z', 'spring.csv')`,
      )
      .bind(run),
    db
      .prepare('INSERT INTO import_changes (run, kind, key, before, after) VALUES (?1, ?2, ?3, ?4, ?5)')
      .bind(run, kind, key, before === null ? null : JSON.stringify(before), JSON.stringify(after)),
  ]);
}
