import type { NamedByQuery } from '../../../domain/catalogue/rank-books';
import { titleKey } from '../../../domain/catalogue/title-key';
import { comparable } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { number, text, type RowOf } from '../../platform/db/columns';
import { defineRead, type BoundRead } from '../../platform/db/read';

/** Works or authors that one query may name; more share a name by chance. */
const most = 20;

const namedColumns = { kind: text<'work' | 'author'>(), name: text() };
const namedByKey = defineRead(
  namedColumns,
  `SELECT 'work' AS kind, work AS name FROM (SELECT work FROM work_titles WHERE title_key = ?1 LIMIT ?3)
   UNION ALL SELECT 'author', author FROM (SELECT author FROM author_names WHERE name_key = ?2 LIMIT ?3)`,
);

/** Returns the read of the works and authors whose other title or name is exactly the query. */
export function namedByRead(q: string): BoundRead<RowOf<typeof namedColumns>> {
  return namedByKey.with(titleKey(q), comparable(q), most);
}

const namedBook = defineRead(
  { one: number },
  `SELECT 1 AS one FROM editions e WHERE e.isbn = ?1
   AND (e.work IN (SELECT work FROM work_titles WHERE title_key = ?2)
     OR EXISTS (SELECT 1 FROM author_names n WHERE n.name_key = ?3 AND n.author IN (SELECT value FROM json_each(?4))))`,
);

/** Returns whether a text is exactly another title of a book's work, or another name of one of its authors. */
export async function isNamedBy(
  ctx: Ctx,
  { isbn, authors }: { readonly isbn: string; readonly authors: readonly string[] },
  words: string,
): Promise<boolean> {
  if (titleKey(words) === '') return false;
  const keys = JSON.stringify(authors.map(comparable));
  return (await namedBook.first(ctx.db, isbn, titleKey(words), comparable(words), keys)) !== null;
}

/** Returns the rows of `namedByRead` for `rankBooks`. */
export function toNamedBy(rows: readonly RowOf<typeof namedColumns>[]): NamedByQuery {
  const namesOfKind = (wanted: 'work' | 'author') =>
    new Set(rows.flatMap(({ kind, name }) => (kind === wanted ? [name] : [])));
  return { works: namesOfKind('work'), authors: namesOfKind('author') };
}
