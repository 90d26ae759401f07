import { eq } from 'drizzle-orm';
import type { ImportFinished } from '../../../domain/catalogue/import/import-schemas';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { importRuns } from '../../platform/db/schema/catalogue';
import { requireRun, type OpenRun } from './import-run';
import { refreshFacets } from '../search/refresh-facets';
import { refreshSpellings } from '../search/refresh-spellings';

async function markFinished(ctx: Ctx, { id }: OpenRun): Promise<void> {
  await commit(ctx.db, [
    statementOf(
      ctx.db,
      orm(ctx.db).update(importRuns).set({ finishedAt: ctx.now.toISOString() }).where(eq(importRuns.id, id)),
    ),
  ]);
}

/**
 * Ends an import in steps: the first optimises the index and counts the facets, the others rebuild the spellings.
 * Repeat the call with the answer's `after` until it is done. After a dry run there is nothing to update.
 * @throws `not-found` for a run that is finished or unknown
 */
export async function finishImport(
  ctx: Ctx,
  input: { readonly run: string; readonly after: string | null },
): Promise<ImportFinished> {
  const run = await requireRun(ctx, input.run);
  if (run.options.dryRun === true) {
    await markFinished(ctx, run);
    return { done: true, after: null };
  }
  if (input.after === null) {
    await commit(ctx.db, [sql(ctx.db, `INSERT INTO edition_words (edition_words) VALUES ('optimize')`)]);
    await refreshFacets(ctx);
  }
  const generation = Math.floor(Date.parse(run.startedAt) / 1000);
  const after = await refreshSpellings(ctx, { after: input.after, generation });
  if (after === null) await markFinished(ctx, run);
  return { done: after === null, after };
}
