import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, isRace } from '../../platform/db/commit';
import type { TradeRecord } from './trade-rows';

/** Somebody else was faster this often, one after the other: then it is told. */
const tries = 3;

/**
 * Reads a trade, decides and writes in one batch. When something happened to the trade in between, all of it begins
 * anew from what is there now: `decide` throws the problem then. `races`: further constraints that another actor can
 * violate. Throws what `read` and `decide` throw, and `state-moved`.
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
      if (attempt === tries) throw new Problem('state-moved');
    }
  }
}
