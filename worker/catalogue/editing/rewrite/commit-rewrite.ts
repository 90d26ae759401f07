import type { Ctx } from '../../../platform/context';
import { commit, isRace } from '../../../platform/db/commit';
import { Problem } from '../../../../domain/problems';
import { rewriteRaces } from './rewrite-statements';

/** Most times that a rewrite is computed, where another clerk or an import writes the same editions each time. */
const maxAttempts = 3;

/**
 * Writes a rewrite in one batch. `prepare` reads and returns its statements; after a race it is called again, so
 * nothing of the other change is lost.
 * @throws `state-moved` when others were faster each time; what `prepare` throws
 */
export async function commitRewrite(ctx: Ctx, prepare: () => Promise<D1PreparedStatement[]>): Promise<void> {
  for (let left = maxAttempts; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try reads what the one before met
    const statements = await prepare();
    if (statements.length === 0) return;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await commit(ctx.db, statements);
      return;
    } catch (error) {
      if (!isRace(error, rewriteRaces)) throw error;
    }
  }
  throw new Problem('state-moved');
}
