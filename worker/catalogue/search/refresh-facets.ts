import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { nullable, text, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { bitsByGrade, countsSql, facetColumns, facetKinds } from './counts/count-sql';

/**
 * Number of editions that are counted at once. A million take a hundred statements of less than 0.2 s, so visitors
 * never wait long for the database. A Worker may run 1,000 in a call.
 */
const editionsPerStep = 10_000;

const countColumns = { ...facetColumns, last: nullable(text()) };
/** Counts the editions of the works after `?1`, about `?2` of them. `last`: the last work; null at the end. */
const nextCounts = defineRead(
  countColumns,
  `WITH bounds AS MATERIALIZED (
      SELECT (SELECT work FROM editions WHERE work > ?1 ORDER BY work LIMIT 1 OFFSET ?2 - 1) AS last),
    hits AS MATERIALIZED (
      SELECT e.work, e.language, e.format, e.grades, e.min_price, e.subjects FROM bounds b CROSS JOIN editions e
      WHERE e.work > ?1 AND e.work <= coalesce(b.last, char(0x10ffff)))
    SELECT kind, value, count, (SELECT count(DISTINCT work) FROM hits) AS works,
      (SELECT count(*) FROM hits) AS editions, (SELECT last FROM bounds) AS last
    FROM (${countsSql(facetKinds, '?3')})`,
);

/**
 * Counts the works of lists without a query again, by the values of each facet: in steps of whole works, so that their
 * counts add up. The old counts stay until all are counted.
 */
export async function refreshFacets(ctx: Pick<Ctx, 'db'>, perStep = editionsPerStep): Promise<void> {
  const counts = new Map<string, { kind: string; value: string | number; count: number }>();
  const add = (kind: string, value: string | number, count: number) => {
    const key = `${kind} ${value}`;
    counts.set(key, { kind, value, count: (counts.get(key)?.count ?? 0) + count });
  };
  add('total', 'editions', 0);
  add('total', 'works', 0);
  let after: string | null = '';
  while (after !== null) {
    const rows: readonly RowOf<typeof countColumns>[] = await nextCounts.all(ctx.db, after, perStep, bitsByGrade);
    for (const { kind, value, count } of rows) add(kind, value, count);
    const [first] = rows;
    add('total', 'editions', first?.editions ?? 0);
    add('total', 'works', first?.works ?? 0);
    after = first?.last ?? null;
  }
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM facets'),
    sql(
      ctx.db,
      `INSERT INTO facets (kind, value, count) SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j`,
      JSON.stringify([...counts.values()].map(({ kind, value, count }) => [kind, value, count])),
    ),
  ]);
}
