import type { NamedByQuery } from '../../../domain/catalogue/rank-books';
import { titleKey } from '../../../domain/catalogue/title-key';
import { comparable } from '../../../domain/catalogue/words';
import { text, type RowOf } from '../../platform/db/columns';
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

/** Returns the rows of `namedByRead` for `rankBooks`. */
export function toNamedBy(rows: readonly RowOf<typeof namedColumns>[]): NamedByQuery {
  const namesOfKind = (wanted: 'work' | 'author') =>
    new Set(rows.flatMap(({ kind, name }) => (kind === wanted ? [name] : [])));
  return { works: namesOfKind('work'), authors: namesOfKind('author') };
}
