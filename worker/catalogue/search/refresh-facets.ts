import { grades } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { gradeBit } from '../cards/grade-bits';

/** Width of the price steps in which editions are counted, in EUR cents. */
export const priceStep = 50;

/** Counts the works of lists without a query again, by the values of each facet, in one batch. */
export async function refreshFacets(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const bits = JSON.stringify(grades.map((grade) => [grade, gradeBit(grade)]));
  const insert = 'INSERT INTO facets (kind, value, count)';
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM facets'),
    sql(ctx.db, `${insert} SELECT 'total', 'editions', count(*) FROM editions`),
    sql(ctx.db, `${insert} SELECT 'total', 'works', count(DISTINCT work) FROM editions`),
    sql(ctx.db, `${insert} SELECT 'language', language, count(DISTINCT work) FROM editions GROUP BY language`),
    sql(ctx.db, `${insert} SELECT 'format', format, count(DISTINCT work) FROM editions GROUP BY format`),
    sql(
      ctx.db,
      `${insert} SELECT 'subject', j.value, count(DISTINCT e.work) FROM editions e, json_each(e.subjects) j
       GROUP BY j.value`,
    ),
    sql(
      ctx.db,
      `${insert} SELECT 'grade', b.value->>0, count(DISTINCT e.work) FROM editions e CROSS JOIN json_each(?1) b
       WHERE e.grades & (b.value->>1) <> 0 GROUP BY 2`,
      bits,
    ),
    sql(
      ctx.db,
      `${insert} SELECT 'price', min_price / ?1 * ?1, count(DISTINCT work) FROM editions WHERE min_price IS NOT NULL
       GROUP BY 2`,
      priceStep,
    ),
  ]);
}
