import type { Ctx } from '../platform/context';
import { requireRun } from '../catalogue/import/import-run';
import { sql } from '../platform/db/client';
import { commit } from '../platform/db/commit';
import { requireRole } from '../platform/require-role';

/**
 * Ends an import where it stands. What it has written stays, and can be undone. For staff only.
 * @throws `not-found` for a run that has ended or is unknown; what `requireRole` throws
 */
export async function stopImport(ctx: Ctx, run: string): Promise<void> {
  requireRole(ctx, 'staff');
  const { id } = await requireRun(ctx, run);
  await commit(ctx.db, [
    sql(
      ctx.db,
      'UPDATE import_runs SET finished_at = ?2 WHERE id = ?1 AND finished_at IS NULL',
      id,
      ctx.now.toISOString(),
    ),
  ]);
}
