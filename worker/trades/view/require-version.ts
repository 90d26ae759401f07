import { localDay } from '../../../domain/deadline';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { Problem } from '../../../domain/problems';
import { passedDeadlines } from '../../../domain/trades/lifecycle/passed-deadlines';
import type { Ctx } from '../../platform/context';
import { columnsOf, nullable, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { trades } from '../../platform/db/schema/trades';
import { canReadTrade, type TradeRequest } from '../core/require-trade';

const deadlineColumns = columnsOf(trades, 'market', 'arrive_by', 'pay_by', 'decide_by', 'delivered_at');
const versionOfTrade = defineRead(
  {
    ...columnsOf(trades, 'account', 'owner', 'guest_key_hash', 'version'),
    ...deadlineColumns,
    payouts_held_until: nullable(accounts.payoutsHeldUntil),
  },
  `SELECT t.account, t.owner, t.guest_key_hash, t.version, t.market, t.arrive_by, t.pay_by, t.decide_by, t.delivered_at,
    a.payouts_held_until FROM trades t LEFT JOIN accounts a ON a.id = t.account WHERE t.id = ?1`,
);

/** Version of the answer about a trade: its number of changes, and what the time changes without any event. */
export interface TradeVersion extends TradeClock {
  readonly version: number;
  /** Instant until which payouts of the account are held; null: they are not held now. */
  readonly payoutsHeldUntil: string | null;
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

/** Returns the instant until which payouts of an account are held, or null if they are not held now. */
export function payoutHold(ctx: Pick<Ctx, 'now'>, heldUntil: string | null): string | null {
  return heldUntil !== null && heldUntil > ctx.now.toISOString() ? heldUntil : null;
}

/**
 * Returns a trade's version. One small read, for pages that poll every few seconds.
 * @throws `trade-not-found`
 */
export async function requireVersion(ctx: Ctx, request: TradeRequest): Promise<TradeVersion> {
  const trade = await versionOfTrade.first(ctx.db, request.id);
  if (trade === null || !(await canReadTrade(ctx, trade, request.key))) throw new Problem('trade-not-found');
  const payoutsHeldUntil = payoutHold(ctx, trade.payouts_held_until);
  return { version: trade.version, ...tradeClock(ctx, trade), payoutsHeldUntil };
}
