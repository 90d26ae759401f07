import { localDay } from '../../../domain/deadline';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { Problem } from '../../../domain/problems';
import { passedDeadlines } from '../../../domain/trades/lifecycle/passed-deadlines';
import type { Ctx } from '../../platform/context';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { trades } from '../../platform/db/schema/trades';
import { canReadTrade, type TradeRequest } from '../core/require-trade';

const deadlineColumns = columnsOf(trades, 'market', 'arrive_by', 'pay_by', 'decide_by', 'delivered_at');
const versionOfTrade = defineRead(
  { ...columnsOf(trades, 'account', 'owner', 'guest_key_hash', 'version'), ...deadlineColumns },
  `SELECT account, owner, guest_key_hash, version, market, arrive_by, pay_by, decide_by, delivered_at FROM trades
    WHERE id = ?1`,
);

/** Version of the answer about a trade: its number of changes, and what the time changes without any event. */
export interface TradeVersion extends TradeClock {
  readonly version: number;
}

/** What the time changes in the answer about a trade. */
interface TradeClock {
  /** Number of its deadlines that have passed. */
  readonly passed: number;
  /** Day in the market: a day on which the books should arrive may be over. */
  readonly day: string;
}

/** Returns what the present time makes of a trade without any event. */
export function tradeClock(ctx: Pick<Ctx, 'now'>, trade: RowOf<typeof deadlineColumns>): TradeClock {
  const { arrive_by: arriveBy, pay_by: payBy, decide_by: decideBy, delivered_at: deliveredAt, market } = trade;
  const now = ctx.now.toISOString();
  return {
    passed: passedDeadlines({ arriveBy, payBy, decideBy, deliveredAt, market }, now),
    day: localDay(now, timeZoneOf(market)),
  };
}

/**
 * Returns a trade's version. One small read, for pages that poll every few seconds.
 * @throws `trade-not-found`
 */
export async function requireVersion(ctx: Ctx, request: TradeRequest): Promise<TradeVersion> {
  const trade = await versionOfTrade.first(ctx.db, request.id);
  if (trade === null || !(await canReadTrade(ctx, trade, request.key))) throw new Problem('trade-not-found');
  return { version: trade.version, ...tradeClock(ctx, trade) };
}
