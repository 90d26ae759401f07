import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, tradeRaces } from '../../platform/db/commit';
import { retryOnRace } from '../../platform/db/retry-on-race';
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
  races: ReadonlySet<string> = new Set(),
): Promise<void> {
  await retryOnRace(
    maxAttempts,
    new Set([...tradeRaces, ...races]),
    async () => {
      const statements = await decide(await read());
      if (statements.length > 0) await commit(ctx.db, statements);
    },
    () => new Problem('state-moved'),
  );
}
