import type { Actor } from '../../../../domain/lifecycle';
import { undoSaleEntries } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { lastEventOf } from '../../core/sequence-numbers';
import { moveOutboundStatement } from '../../core/move-outbound';
import type { TradeRecord } from '../../core/trade-rows';
import { bookingStatements } from '../../money/ledger/booking-statements';
import { releaseOrderStatements } from '../../money/ledger/release-order-statements';
import { cancelPaymentStatements } from './cancel-payment-statements';

/**
 * Returns the statements that cancel the purchase of a trade before dispatch, and nothing else. The payment is
 * refunded. Books that the person sold stay sold, and their settlement continues. `cancelLegsStatements` instead
 * cancels a whole trade, or one leg of a trade whose legs are settled separately.
 * @throws `state-moved` where the lifecycle forbids it to this actor
 */
export function cancelPurchaseStatements(
  ctx: Ctx,
  record: TradeRecord,
  by: Exclude<Actor, 'shop'>,
): D1PreparedStatement[] {
  const { trade, ledger, events } = record;
  const isUnpaid = trade.settlement_state === 'awaiting-payment';
  return [
    moveOutboundStatement(ctx, record, 'cancelled', by),
    ...releaseOrderStatements(ctx, record),
    ...bookingStatements(ctx, record, {
      entries: undoSaleEntries(ledger, `outbound:${lastEventOf(events, 'outbound').seq + 1}`),
      actor: by,
      // The amount to pay is no longer due.
      steps: isUnpaid ? [{ to: 'lapsed', actor: by }] : [],
    }),
    ...cancelPaymentStatements(ctx, record),
  ];
}
