import { queryText } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { namesOf } from '../cards/card-rows';
import type { ReadOtherWords } from './stored-rows';

/** The constraint that a guard of this file violates: somebody else has written to what the batch was made from. */
export const rowsMoved = 'import_runs.options';

/** Returns the statement that aborts its batch where a condition is false. A missing row can't abort one by itself. */
const guardStatement = (ctx: Pick<Ctx, 'db'>, condition: string, ...values: readonly string[]): D1PreparedStatement =>
  sql(
    ctx.db,
    `INSERT INTO import_runs (id, source, options, columns, started_at)
     SELECT '', '', NULL, '', '' WHERE NOT (${condition})`,
    ...values,
  );

/** Tables that are guarded row by row, and the key of each. */
const keys = { editions: 'isbn', works: 'work', publishers: 'name' } as const;

/**
 * Returns the statement that aborts the batch unless each row is there, with the values that it was read with. It
 * stands in the batch before the writes, so nothing comes between. `columns`: those that are compared. None without
 * rows.
 */
export function rowsGuardStatements<Row extends object>(
  ctx: Pick<Ctx, 'db'>,
  table: keyof typeof keys,
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): D1PreparedStatement[] {
  if (rows.length === 0) return [];
  const key = columns.findIndex((column) => column === keys[table]);
  const same = columns.map((column, index) => `t.${column} IS j.value->>${index}`).join(' AND ');
  return [
    guardStatement(
      ctx,
      `(SELECT count(*) FROM json_each(?1) j CROSS JOIN ${table} t ON t.${keys[table]} = j.value->>${key}
        WHERE ${same}) = json_array_length(?1)`,
      JSON.stringify(rows.map((row) => columns.map((column) => row[column]))),
    ),
  ];
}

/** Returns the condition that a table has these rows of some owners and no others. Both lists are parameters. */
const sameList = (table: string, columns: readonly string[], owners: string, rows: string) => {
  const [owner = ''] = columns;
  const same = columns.map((column, index) => `t.${column} = j.value->>${index}`).join(' AND ');
  return `(SELECT count(*) FROM ${table} WHERE ${owner} IN (SELECT value FROM json_each(${owners})))
      = json_array_length(${rows})
    AND (SELECT count(*) FROM json_each(${rows}) j CROSS JOIN ${table} t ON ${same}) = json_array_length(${rows})`;
};

/**
 * Returns the statement that aborts the batch unless the works of some editions have the titles in other languages, and
 * their authors the other names, that were read: index rows are made from them.
 */
export function otherWordsGuardStatement(
  ctx: Pick<Ctx, 'db'>,
  editions: readonly { readonly work: string; readonly authors: string }[],
  read: ReadOtherWords,
): D1PreparedStatement {
  const works = new Set(editions.flatMap(({ work }) => (read.works.has(work) ? [work] : [])));
  const printed = editions.flatMap((row) => namesOf(row.authors).map(queryText));
  const authors = new Set(printed.filter((author) => read.authors.has(author)));
  return guardStatement(
    ctx,
    `${sameList('work_titles', ['work', 'language', 'title'], '?1', '?2')}
     AND ${sameList('author_names', ['author', 'name'], '?3', '?4')}`,
    JSON.stringify([...works]),
    JSON.stringify(
      read.titles.filter(({ work }) => works.has(work)).map(({ work, language, title }) => [work, language, title]),
    ),
    JSON.stringify([...authors]),
    JSON.stringify(read.names.filter(({ author }) => authors.has(author)).map(({ author, name }) => [author, name])),
  );
}
