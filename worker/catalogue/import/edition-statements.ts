import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { coverUrlSql, drawnMark } from '../cards/drawn-cover';
import { indexRowOf } from './edition-words';
import type { EditionRow, WorkRow } from './stored-rows';
import type { StoredOtherWords } from './other-words';
import { rowsGuardStatements } from './row-guards';

/** All columns of an edition that a file can change. */
export const editionFields = [
  'id',
  'isbn',
  'work',
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'pages',
  'grams',
  'subjects',
  'series',
  'reference_price',
  'description',
  'description_language',
  'demand',
  'demand_base',
  'match_key',
  'curated',
] as const satisfies readonly (keyof EditionRow)[];
const columns = editionFields.join(', ');
const values = editionFields.map((_, index) => `j.value->>${index}`).join(', ');

const asList = (row: EditionRow): unknown[] => editionFields.map((field) => row[field]);

/** Works that a chunk writes, and the stored rows of those that exist. */
interface WorkRows {
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly stored: ReadonlyMap<string, WorkRow>;
}

const isSameWork = (one: WorkRow, other: WorkRow | undefined) =>
  other !== undefined && workFields.every((field) => one[field] === other[field]);
const workFields = ['work', 'title', 'authors', 'language', 'year'] as const satisfies readonly (keyof WorkRow)[];

/** Returns the statements that add works and write the changed ones, if they are as they were read. */
function workStatements(ctx: Ctx, { works, stored }: WorkRows): D1PreparedStatement[] {
  const changed = [...works.values()].filter((row) => stored.has(row.work) && !isSameWork(row, stored.get(row.work)));
  const old = changed.flatMap(({ work }) => stored.get(work) ?? []);
  return [
    ...rowsGuardStatements<WorkRow>(ctx, 'works', workFields, old),
    // All of them: a work without a change may have been deleted since it was read.
    sql(
      ctx.db,
      `INSERT INTO works (work, title, authors, language, year)
       SELECT j.value->>'work', j.value->>'title', j.value->>'authors', j.value->>'language', j.value->>'year'
       FROM json_each(?1) j WHERE true ON CONFLICT (work) DO NOTHING`,
      JSON.stringify([...works.values()]),
    ),
    ...(changed.length === 0
      ? []
      : [
          sql(
            ctx.db,
            `UPDATE works SET (title, authors, language, year) = (j.value->>'title', j.value->>'authors',
               j.value->>'language', j.value->>'year') FROM json_each(?1) j WHERE works.work = j.value->>'work'`,
            JSON.stringify(changed),
          ),
        ]),
  ];
}

/** An edition as it was read, and as it becomes. */
export interface UpdatedEdition {
  readonly old: EditionRow;
  readonly row: EditionRow;
}

/**
 * Returns the statements that write works, new and changed editions, and their index rows, which are replaced as a
 * whole. They abort the batch as `rowsMoved` where a changed row is not as it was read.
 */
export function editionStatements(
  ctx: Ctx,
  { added, updated }: { readonly added: readonly EditionRow[]; readonly updated: readonly UpdatedEdition[] },
  works: WorkRows & { readonly otherWords: StoredOtherWords },
): D1PreparedStatement[] {
  const rows = updated.map(({ row }) => row);
  const old = updated.map((change) => change.old);
  const words = [...added, ...rows].map((row) => [
    row.id,
    ...indexRowOf(row, works.works.get(row.work), works.otherWords.of(row)),
  ]);
  return [
    ...rowsGuardStatements<EditionRow>(ctx, 'editions', editionFields, old),
    ...workStatements(ctx, works),
    sql(
      ctx.db,
      'DELETE FROM edition_words WHERE rowid IN (SELECT value FROM json_each(?1))',
      JSON.stringify(old.map(({ id }) => id)),
    ),
    sql(
      ctx.db,
      `UPDATE editions SET (${columns}, cover_url) = (${values}, ${coverUrlSql(`j.value->>${editionFields.length}`)})
       FROM json_each(?1) j WHERE editions.isbn = j.value->>1`,
      JSON.stringify(updated.map((change) => [...asList(change.row), drawnMark(change.old, change.row)])),
    ),
    sql(
      ctx.db,
      `INSERT INTO editions (${columns}, created_at) SELECT ${values}, ?2 FROM json_each(?1) j`,
      JSON.stringify(added.map(asList)),
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `INSERT INTO edition_words (rowid, title, authors, other, tags)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4 FROM json_each(?1) j`,
      JSON.stringify(words),
    ),
  ];
}

/**
 * Returns the statements that remove the price of editions, if it is as it was read. Their rows, copies and orders
 * stay.
 */
export function withdrawEditionStatements(ctx: Ctx, editions: readonly EditionRow[]): D1PreparedStatement[] {
  if (editions.length === 0) return [];
  return [
    ...rowsGuardStatements<EditionRow>(ctx, 'editions', ['isbn', 'reference_price'], editions),
    sql(
      ctx.db,
      'UPDATE editions SET reference_price = NULL WHERE isbn IN (SELECT value FROM json_each(?1))',
      JSON.stringify(editions.map(({ isbn }) => isbn)),
    ),
  ];
}
