import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';

/** A visitor's cookie lasts a year; nobody comes back for the lists behind an older one. */
const visitorDays = 366;
/** An ended hold is told to its person this long; one behind a line of a basket stays with the line. */
const endedHoldDays = 30;
/** Visitors forgotten in one night, with all they had. */
const runSize = 2000;

/** For the nightly schedule: lists of visitors who are gone for good, and holds that ended long ago. Safe to repeat. */
export async function forgetStaleLists(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  await commit(ctx.db, [
    sql(
      ctx.db,
      `DELETE FROM owners WHERE id IN (SELECT id FROM owners WHERE id GLOB 'v:*' AND last_seen_at < ?1 LIMIT ?2)`,
      later(now, -visitorDays * dayMs),
      runSize,
    ),
    sql(
      ctx.db,
      `DELETE FROM holds WHERE ends_at < ?1
       AND NOT EXISTS (SELECT 1 FROM basket_lines b WHERE b.owner = holds.owner AND b.isbn = holds.isbn)`,
      later(now, -endedHoldDays * dayMs),
    ),
  ]);
}
