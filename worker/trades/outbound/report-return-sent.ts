import type { z } from 'zod';
import { Problem } from '../../../domain/problems';
import { storedCarrier } from '../../../domain/trades/parcels/carriage';
import type { returnSentSchema } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { awaitedWithdrawals } from './awaited-withdrawals';
import { requireTrade, type TradeRequest } from '../core/require-trade';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';

/**
 * Records that the customer posted withdrawn books. This proof makes the refund due in time, wherever the parcel is
 * (`refundReturns`). Repeating it updates carrier and tracking number; the first date stays.
 * @throws `trade-not-found`; `state-moved` when no return is awaited
 */
export async function reportReturnSent(
  ctx: Ctx,
  { carrier, carrierName, tracking, ...request }: TradeRequest & z.infer<typeof returnSentSchema>,
): Promise<void> {
  await writeTrade(
    ctx,
    () => requireTrade(ctx, request),
    (record) => {
      const numbers = awaitedWithdrawals(record).map(({ withdrawal }) => withdrawal);
      if (numbers.length === 0) throw new Problem('state-moved');
      return [
        requireUnchangedStatement(ctx, record.trade),
        sql(
          ctx.db,
          `UPDATE withdrawals SET carrier = ?3, tracking = ?4, sent_at = coalesce(sent_at, ?5)
         WHERE trade_id = ?1 AND withdrawal IN (SELECT value FROM json_each(?2))`,
          record.trade.id,
          JSON.stringify(numbers),
          storedCarrier({ carrier, carrierName }),
          tracking,
          ctx.now.toISOString(),
        ),
      ];
    },
  );
}
