import { eq } from 'drizzle-orm';
import type { ImportFinished } from '../../../domain/catalogue/import/import-schemas';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { importRuns } from '../../platform/db/schema/catalogue';
import { requireRun, type OpenRun } from './import-run';
import { refreshSitemap } from '../search/refresh-sitemap';
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
 * Most pages of the index (4 KB) that one statement merges. Merging the whole index of a million editions at once would
 * keep the database from all others for seconds.
 */
const pagesPerMerge = 1000;
/** Most merges in one call. */
const maxMergesPerCall = 20;
/** Fewest changes of a merge that has done something; see "merge" in the documentation of FTS5. */
const minChanges = 2;

/** Value of `after` while the index is merged. It sorts before all words, which are the later values of `after`. */
const merging = '1';

/** Merges parts of the search index, so that a search reads fewer. Returns whether nothing is left to merge. */
async function mergeIndex(ctx: Ctx, isFirst: boolean): Promise<boolean> {
  for (let index = 0; index < maxMergesPerCall; index += 1) {
    // A negative number marks all parts as to be merged, a positive one continues.
    const pages = isFirst && index === 0 ? -pagesPerMerge : pagesPerMerge;
    const [merged] = await commit(ctx.db, [
      sql(ctx.db, `INSERT INTO edition_words (edition_words, rank) VALUES ('merge', ?1)`, pages),
    ]);
    if ((merged?.meta.changes ?? 0) < minChanges) return true;
  }
  return false;
}

/**
 * Ends an import in steps: the first merge the search index, the next one counts the facets and the parts of the
 * sitemap, and all others rebuild the spellings. Repeat the call with the answer's `after` until it is done.
 * After a dry run there is nothing to update.
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
  const isMerging = input.after === null || input.after === merging;
  if (isMerging) {
    if (!(await mergeIndex(ctx, input.after === null))) return { done: false, after: merging };
    await refreshFacets(ctx);
    await refreshSitemap(ctx);
  }
  const generation = Math.floor(Date.parse(run.startedAt) / 1000);
  const after = await refreshSpellings(ctx, { after: isMerging ? null : input.after, generation });
  if (after === null) await markFinished(ctx, run);
  return { done: after === null, after };
}
