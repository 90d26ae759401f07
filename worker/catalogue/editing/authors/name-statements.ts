import { queryText } from '../../../../domain/catalogue/words';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import type { NameRow } from '../../import/other-words';

/** Returns the other names of an author, by the name in comparable form. */
export const namesOfAuthor = (rows: readonly NameRow[], key: string): string[] =>
  rows.filter(({ author }) => author === key).map(({ name }) => name);

/** Returns the statement that aborts the batch unless the other names of an author are those that were read. */
export function namesGuardStatement(ctx: Ctx, key: string, names: readonly string[]): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO author_names (author, name, name_key) SELECT ?1, NULL, ''
     WHERE (SELECT count(*) FROM author_names WHERE author = ?1) <> json_array_length(?2)
       OR (SELECT count(*) FROM author_names WHERE author = ?1 AND name IN (SELECT value FROM json_each(?2)))
         <> json_array_length(?2)`,
    key,
    JSON.stringify(names),
  );
}

/** Returns the statements that replace the other names of an author. */
export function replaceNamesStatements(ctx: Ctx, key: string, names: readonly string[]): D1PreparedStatement[] {
  return [
    sql(ctx.db, 'DELETE FROM author_names WHERE author = ?1', key),
    sql(
      ctx.db,
      'INSERT INTO author_names (author, name, name_key) SELECT ?1, j.value->>0, j.value->>1 FROM json_each(?2) j',
      key,
      JSON.stringify(names.map((name) => [name, queryText(name)])),
    ),
  ];
}
