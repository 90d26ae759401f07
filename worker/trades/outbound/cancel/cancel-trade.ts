import { Problem } from '../../../../domain/problems';
import { cancellationStates } from '../../../../domain/trades/lifecycle/cancel';
import type { Ctx } from '../../../platform/context';
import { commit, isRace } from '../../../platform/db/commit';
import { sendOutboxSoon } from '../../../outbox/send-soon';
import { cancelLegsStatements } from './cancel-legs-statements';
import { cancelPurchaseStatements } from './cancel-purchase-statements';
import { requireTrade, type TradeRequest } from '../../core/require-trade';
import { tradeFacts } from '../../core/trade-facts';
import { requireUnchangedStatement } from '../../core/trade-guards';

/**
 * Cancels a trade for its customer; `cancelTradeAtDesk` does it for staff, who may also stop a packed parcel. Cancels
 * the legs that the customer can still cancel; in a swap whose parcel is posted, the purchase alone.
 * Reserved books are released, store credit is restored, and received money becomes a refund. One batch, guarded by the
 * sequence number of each part.
 * @throws `trade-not-found`; `state-moved` when it is too late
 */
export async function cancelTrade(ctx: Ctx, request: TradeRequest): Promise<void> {
  const record = await requireTrade(ctx, request);
  const ending = cancellationStates(tradeFacts(record, ctx.now.toISOString()), 'customer');
  try {
    await commit(
      ctx.db,
      ending === null
        ? [requireUnchangedStatement(ctx, record.trade), ...cancelPurchaseStatements(ctx, record, 'customer')]
        : cancelLegsStatements(ctx, record, ending, 'customer'),
    );
  } catch (error) {
    if (isRace(error)) throw new Problem('state-moved');
    throw error;
  }
  sendOutboxSoon(ctx);
}
