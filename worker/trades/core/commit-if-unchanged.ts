import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, isRace } from '../../platform/db/commit';
import { requireUnchangedStatement } from './trade-guards';
import type { TradeRecord } from './trade-rows';

/**
 * Commits statements in one batch if the trade is unchanged since `record` was read.
 * @throws `state-moved` when anything happened to the trade in between; nothing is written then.
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
