import { columnsOf, type RowOf } from '../../../platform/db/columns';
import type { Ctx } from '../../../platform/context';
import { defineRead, readBatch } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { namesOf } from '../../cards/card-rows';
import { workColumns, workColumnsSql, type WorkRow } from '../../import/stored-rows';
import { otherWordsReads, type NameRow, type TitleRow } from '../../import/other-words';

/** Columns of an edition that its index row is made from, and those that a rename changes. */
export const rewrittenColumns = columnsOf(
  editions,
  'id',
  'isbn',
  'work',
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'format',
  'subjects',
  'series',
  'match_key',
);
export type RewrittenRow = RowOf<typeof rewrittenColumns>;
/** SQL of `rewrittenColumns`, from `editions e`. */
export const rewrittenColumnsSql = `e.id, e.isbn, e.work, e.title, e.subtitle, e.authors, e.language, e.publisher,
  e.format, e.subjects, e.series, e.match_key`;

const editionsByIsbn = defineRead(
  rewrittenColumns,
  `SELECT ${rewrittenColumnsSql} FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value`,
);
const worksByName = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT e.work FROM json_each(?1) j
     CROSS JOIN editions e ON e.isbn = j.value)`,
);

/** Editions with all that their index rows are made from. */
export interface RewriteSource {
  readonly editions: readonly RewrittenRow[];
  readonly works: ReadonlyMap<string, WorkRow>;
  /** Titles of the works in other languages. */
  readonly titles: readonly TitleRow[];
  /** Other names of the authors, and of those in `authors`. */
  readonly names: readonly NameRow[];
}

/** Reads editions for `rewriteStatements`. Two round trips. `authors`: further authors whose other names are needed. */
export async function readEditions(
  ctx: Ctx,
  isbns: readonly string[],
  authors: readonly string[] = [],
): Promise<RewriteSource> {
  const asked = JSON.stringify(isbns);
  const [rows, works] = await readBatch(ctx.db, [editionsByIsbn.with(asked), worksByName.with(asked)]);
  const [titles, names] = await readBatch(
    ctx.db,
    otherWordsReads({
      works: works.map(({ work }) => work),
      authors: [...authors, ...rows.flatMap((row) => namesOf(row.authors))],
    }),
  );
  return { editions: rows, works: new Map(works.map((row) => [row.work, row])), titles, names };
}
