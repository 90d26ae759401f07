import type { FieldChange } from '../../../../domain/catalogue/editing/edited-fields';
import { indexWords } from '../../../../domain/catalogue/words';
import type { Account, Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { coverUrlSql, drawnMark } from '../../cards/drawn-cover';
import { spellingStatements } from '../../search/edits/follow-edits';
import { indexRowOf } from '../../import/edition-words';
import type { WorkRow } from '../../import/stored-rows';
import { StoredOtherWords } from '../../import/other-words';
import { changeStatements } from '../change-statements';
import type { RewriteSource, RewrittenRow } from './read-editions';

/** Constraints that guards violate where somebody else changed an edition, a work, a name or an address meanwhile. */
export const rewriteRaces: ReadonlySet<string> = new Set([
  'editions.title',
  'works.title',
  'author_names.name',
  'publishers.postal',
]);

/** Editions of one statement, and UTF-16 units of its values: far below the 2 MB that D1 takes for one value. */
const chunk = { rows: 250, length: 400_000 } as const;

/** Divides rows into lists that are small enough for one statement each. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  let length = 0;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    const last = chunks.at(-1);
    if (last === undefined || last.length >= chunk.rows || length + own > chunk.length) {
      chunks.push([row]);
      length = own;
    } else {
      last.push(row);
      length += own;
    }
  }
  return chunks;
}

const guarded = [
  'id',
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
] as const satisfies readonly (keyof RewrittenRow)[];

/**
 * Returns the statement that aborts the batch unless each row is as it was read. A zero-row update would not abort it,
 * so the guard writes what the column `title` refuses.
 */
function guardStatement(ctx: Ctx, rows: readonly RewrittenRow[]): D1PreparedStatement {
  const same = guarded.map((column, index) => `e.${column} IS j.value->>${index + 1}`).join(' AND ');
  return sql(
    ctx.db,
    `UPDATE editions SET title = NULL WHERE id = (SELECT min(id) FROM editions)
     AND (SELECT count(*) FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value->>0 WHERE ${same})
       <> json_array_length(?1)`,
    JSON.stringify(rows.map((row) => [row.isbn, ...guarded.map((column) => row[column])])),
  );
}

function workStatements(ctx: Ctx, before: RewriteSource, works: readonly WorkRow[]): D1PreparedStatement[] {
  const rows = works.map(({ work, authors }) => [work, authors, before.works.get(work)?.authors ?? null]);
  return inChunks(rows).map((part) =>
    sql(
      ctx.db,
      `UPDATE works SET authors = j.value->>1, title = CASE WHEN works.authors IS j.value->>2 THEN title END
       FROM json_each(?1) j WHERE works.work = j.value->>0`,
      JSON.stringify(part),
    ),
  );
}

/** Returns the statements that write the changed columns of editions and replace their index rows. */
function editionStatements(
  ctx: Ctx,
  before: readonly RewrittenRow[],
  after: ReadonlyMap<string, RewrittenRow>,
  words: (row: RewrittenRow) => readonly string[],
): D1PreparedStatement[] {
  return inChunks(before).flatMap((part) => {
    const rows = part.map((row) => after.get(row.isbn) ?? row);
    return [
      guardStatement(ctx, part),
      sql(
        ctx.db,
        `UPDATE editions SET (authors, publisher, series, match_key, cover_url)
           = (j.value->>1, j.value->>2, j.value->>3, j.value->>4, ${coverUrlSql('j.value->>5')})
         FROM json_each(?1) j WHERE editions.isbn = j.value->>0`,
        JSON.stringify(
          rows.map((row, index) => {
            const { isbn, authors, publisher, series, match_key: key } = row;
            return [isbn, authors, publisher, series, key, drawnMark(part[index] ?? row, row)];
          }),
        ),
      ),
      sql(
        ctx.db,
        'DELETE FROM edition_words WHERE rowid IN (SELECT value FROM json_each(?1))',
        JSON.stringify(rows.map(({ id }) => id)),
      ),
      ...inChunks(rows.map((row) => [row.id, ...words(row)])).map((index) =>
        sql(
          ctx.db,
          `INSERT INTO edition_words (rowid, title, authors, other, tags)
           SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4 FROM json_each(?1) j`,
          JSON.stringify(index),
        ),
      ),
    ];
  });
}

/** Result of a rewrite for the editions that it read. */
export interface Rewrite {
  readonly before: RewriteSource;
  /** The editions after it. Those that are equal get a new index row only. */
  readonly after: readonly RewrittenRow[];
  /** Works whose authors change. */
  readonly works?: readonly WorkRow[];
  /** Other names of authors after it; left out: as they were read. */
  readonly names?: RewriteSource['names'];
  readonly changes: readonly FieldChange[];
  /** Names that come or go, for the corrections of spellings. */
  readonly texts?: readonly string[];
}

/**
 * Returns the statements that rewrite editions, works and their index rows, and that record and protect the changes.
 * They belong in one batch: readers see all of it or nothing. Each statement is bounded, the batch is as long as it
 * must be.
 */
export function rewriteStatements(ctx: Ctx, account: Pick<Account, 'id'>, rewrite: Rewrite): D1PreparedStatement[] {
  const { before, after, works = [], names = before.names, changes, texts = [] } = rewrite;
  const otherWords = new StoredOtherWords(before.titles, names);
  const allWorks = new Map([...before.works, ...works.map((row) => [row.work, row] as const)]);
  return [
    ...editionStatements(ctx, before.editions, new Map(after.map((row) => [row.isbn, row])), (row) =>
      indexRowOf(row, allWorks.get(row.work), otherWords.of(row)),
    ),
    ...workStatements(ctx, before, works),
    ...spellingStatements(ctx.db, texts.flatMap(indexWords)),
    ...inChunks(changes).flatMap((part) => changeStatements(ctx, account, part)),
  ];
}
