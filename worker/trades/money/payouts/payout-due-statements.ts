import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
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
    sql(
      ctx.db,
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, created_at)
        VALUES (?1, ?2, 'payout', 'bank', ?3, ?4, ?5)`,
      ctx.ids.id(),
      trade.id,
      amount,
      trade.currency,
      ctx.now.toISOString(),
    ),
  ];
}
