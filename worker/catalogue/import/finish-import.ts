import type { ImportFinished } from '../../../domain/catalogue/import/import-schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { requireRun } from './import-run';
import { refreshFacets } from '../search/refresh-facets';
import { refreshSpellings } from '../search/refresh-spellings';

/**
 * Ends an import in steps: the first optimises the index and counts the facets, the others rebuild the spellings.
 * Repeat the call with the answer's `after` until it is done.
 * @throws `not-found` for a run that is finished or unknown
 */
export async function finishImport(
  ctx: Ctx,
  input: { readonly run: string; readonly after: string | null },
): Promise<ImportFinished> {
  const run = await requireRun(ctx, input.run);
  if (input.after === null) {
    await commit(ctx.db, [sql(ctx.db, `INSERT INTO edition_words (edition_words) VALUES ('optimize')`)]);
    await refreshFacets(ctx);
  }
  const generation = Math.floor(Date.parse(run.startedAt) / 1000);
  const after = await refreshSpellings(ctx, { after: input.after, generation });
  if (after === null) {
    await commit(ctx.db, [
      sql(ctx.db, 'UPDATE import_runs SET finished_at = ?2 WHERE id = ?1', run.id, ctx.now.toISOString()),
    ]);
  }
  return { done: after === null, after };
}
