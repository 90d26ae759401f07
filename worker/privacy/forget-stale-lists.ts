import { retentionPolicy } from '../../domain/policy/retention';
import { dayMs, addMs } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { commit } from '../platform/db/commit';

/** Visitors deleted in one night. */
const runSize = 2000;

/**
 * Deletes the lists of visitors whose cookie has expired, and holds that ended long ago.
 * Runs every night. Safe to repeat.
 */
export async function forgetStaleLists(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  await commit(ctx.db, [
    sql(
      ctx.db,
      `DELETE FROM owners WHERE id IN (SELECT id FROM owners WHERE id GLOB 'v:*' AND last_seen_at < ?1 LIMIT ?2)`,
      addMs(now, -retentionPolicy.visitorDays * dayMs),
      runSize,
    ),
    sql(
      ctx.db,
      `DELETE FROM holds WHERE ends_at < ?1
       AND NOT EXISTS (SELECT 1 FROM basket_lines b WHERE b.owner = holds.owner AND b.isbn = holds.isbn)`,
      addMs(now, -retentionPolicy.endedHoldDays * dayMs),
    ),
  ]);
}
