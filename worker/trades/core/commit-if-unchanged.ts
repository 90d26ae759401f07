import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, isRace } from '../../platform/db/commit';
import { requireUnchangedStatement } from './trade-guards';
import type { TradeRecord } from './trade-rows';

/**
 * Writes a step of a trade that was decided from all that was read of it, or nothing: throws `state-moved` when
 * anything has happened to the trade since.
 */
export async function commitIfUnchanged(
  ctx: Ctx,
  { trade }: Pick<TradeRecord, 'trade'>,
  statements: readonly D1PreparedStatement[],
): Promise<void> {
  try {
    await commit(ctx.db, [requireUnchangedStatement(ctx, trade), ...statements]);
  } catch (error) {
    if (isRace(error)) throw new Problem('state-moved');
    throw error;
  }
}
