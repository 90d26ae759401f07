import type { DeskStock } from '../../../domain/desk/stock-schemas';
import { Problem } from '../../../domain/problems';
import { refreshEditionsStatement } from '../../catalogue/cards/refresh-editions-statement';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { requireIsbn } from '../../platform/require-isbn';
import { requireRole } from '../../platform/require-role';
import { readStock } from '../read-stock';
import { readRecalls } from './read-recalls';

/**
 * Ends the running recall of an edition: its copies can be sold and bought again. For staff only.
 * @throws `invalid-isbn`, `state-moved` where no recall is running
 */
export async function endRecall(ctx: Ctx, typedIsbn: string): Promise<DeskStock> {
  requireRole(ctx, 'staff');
  const isbn = requireIsbn(typedIsbn);
  if (!(await readRecalls(ctx, [isbn])).has(isbn)) throw new Problem('state-moved');
  await commit(ctx.db, [
    sql(ctx.db, 'UPDATE recalls SET ended_at = ?2 WHERE isbn = ?1 AND ended_at IS NULL', isbn, ctx.now.toISOString()),
    sql(ctx.db, 'UPDATE editions SET recalled_at = NULL WHERE isbn = ?1', isbn),
    refreshEditionsStatement(ctx.db, [isbn]),
  ]);
  return readStock(ctx, { q: isbn });
}
