import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, isRace } from '../../platform/db/commit';
import type { TradeRecord } from './trade-rows';

/** Number of attempts before a trade that keeps changing is reported as `state-moved`. */
const maxAttempts = 3;

/**
 * Reads a trade, decides and writes in one batch. When the trade changed in between, it starts again from a fresh
 * read. `races`: further constraints that a concurrent writer can violate.
 * @throws `state-moved` after `maxAttempts`, and the problems of `read` and `decide`
 */
export async function writeTrade(
  ctx: Pick<Ctx, 'db'>,
  read: () => Promise<TradeRecord>,
  decide: (record: TradeRecord) => Promise<D1PreparedStatement[]> | D1PreparedStatement[],
  races?: ReadonlySet<string>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const statements = await decide(await read());
    if (statements.length === 0) return;
    try {
      await commit(ctx.db, statements);
      return;
    } catch (error) {
      if (!isRace(error, races)) throw error;
      if (attempt === maxAttempts) throw new Problem('state-moved');
    }
  }
}
