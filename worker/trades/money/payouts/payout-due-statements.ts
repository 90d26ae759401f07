import type { Ctx } from '../../../platform/context';
import { orm, statementOf } from '../../../platform/db/client';
import { payouts } from '../../../platform/db/schema/trade-life';
import type { TradeRow } from '../../core/trade-rows';

/**
 * Returns the statement that makes a payout by bank due, together with the `payout-due` of the settlement; none for an
 * amount of 0. `amount`: minor units.
 */
export function payoutDueStatements(
  ctx: Pick<Ctx, 'db' | 'ids' | 'now'>,
  trade: Pick<TradeRow, 'id' | 'currency'>,
  amount: number,
): D1PreparedStatement[] {
  if (amount <= 0) return [];
  return [
    statementOf(
      ctx.db,
      orm(ctx.db).insert(payouts).values({
        id: ctx.ids.id(),
        tradeId: trade.id,
        kind: 'payout',
        way: 'bank',
        amount,
        currency: trade.currency,
        createdAt: ctx.now.toISOString(),
      }),
    ),
  ];
}
