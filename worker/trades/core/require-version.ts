import { Problem } from '../../../domain/problems';
import { passedDeadlines } from '../../../domain/trades/lifecycle/passed-deadlines';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { canReadTrade, type AskedTrade } from './require-trade';
import type { TradeRow } from './trade-rows';

type Deadlines = Pick<TradeRow, 'market' | 'arrive_by' | 'pay_by' | 'decide_by' | 'delivered_at'>;
type VersionRow = Deadlines & Pick<TradeRow, 'account' | 'owner' | 'guest_key_hash' | 'version'>;

/** What the answer about a trade depends on: its number of changes and the number of its deadlines that have passed. */
export interface TradeVersion {
  readonly version: number;
  readonly passed: number;
}

/** Returns how many deadlines of a trade have passed. */
export function countPassedDeadlines(ctx: Pick<Ctx, 'now'>, trade: Deadlines): number {
  const { arrive_by: arriveBy, pay_by: payBy, decide_by: decideBy, delivered_at: deliveredAt } = trade;
  return passedDeadlines({ arriveBy, payBy, decideBy, deliveredAt, market: trade.market }, ctx.now.toISOString());
}

/**
 * Returns a trade's version. One small read, for pages that poll every few seconds.
 * @throws `trade-not-found`
 */
export async function requireVersion(ctx: Ctx, asked: AskedTrade): Promise<TradeVersion> {
  const [trade] = await rows<VersionRow>(
    sql(
      ctx.db,
      `SELECT account, owner, guest_key_hash, version, market, arrive_by, pay_by, decide_by, delivered_at FROM trades
        WHERE id = ?1`,
      asked.id,
    ),
  );
  if (trade === undefined || !(await canReadTrade(ctx, trade, asked.key))) throw new Problem('trade-not-found');
  return { version: trade.version, passed: countPassedDeadlines(ctx, trade) };
}
