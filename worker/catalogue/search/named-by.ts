import type { NamedByQuery } from '../../../domain/catalogue/rank-books';
import { titleKey } from '../../../domain/catalogue/title-key';
import { queryText } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { text, type RowOf } from '../../platform/db/columns';
import { defineRead, type BoundRead } from '../../platform/db/read';

/** Most works or authors that one query may name; more share a name by chance. */
const maxNamed = 20;

const namedColumns = { kind: text<'work' | 'author'>(), name: text() };
const namedByKey = defineRead(
  namedColumns,
  `SELECT 'work' AS kind, work AS name FROM (SELECT work FROM work_titles WHERE title_key = ?1 LIMIT ?3)
   UNION ALL SELECT 'author', author FROM (SELECT author FROM author_names WHERE name_key = ?2 LIMIT ?3)`,
);

/** Returns the read of the works and authors whose other title or name is exactly the query. */
export function namedByRead(q: string): BoundRead<RowOf<typeof namedColumns>> {
  return namedByKey.with(titleKey(q), queryText(q), maxNamed);
}

const otherNames = defineRead(
  namedColumns,
  `SELECT 'work' AS kind, title AS name FROM work_titles WHERE work = (SELECT work FROM editions WHERE isbn = ?1)
   UNION ALL SELECT 'author', name FROM author_names WHERE author IN (SELECT value FROM json_each(?2))`,
);

/** Other titles of a book's work, and other names of its authors. */
export interface OtherNames {
  readonly titles: readonly string[];
  readonly authors: readonly string[];
}

/** Returns the titles of a book's work in other languages and its authors' names in other spellings. */
export async function otherNamesOf(
  ctx: Ctx,
  { isbn, authors }: { readonly isbn: string; readonly authors: readonly string[] },
): Promise<OtherNames> {
  const rows = await otherNames.all(ctx.db, isbn, JSON.stringify(authors.map(queryText)));
  const namesOfKind = (wanted: 'work' | 'author') => rows.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  return { titles: namesOfKind('work'), authors: namesOfKind('author') };
}

/** Returns the rows of `namedByRead` for `rankBooks`. */
export function toNamedBy(rows: readonly RowOf<typeof namedColumns>[]): NamedByQuery {
  const namesOfKind = (wanted: 'work' | 'author') =>
    new Set(rows.flatMap(({ kind, name }) => (kind === wanted ? [name] : [])));
  return { works: namesOfKind('work'), authors: namesOfKind('author') };
}
