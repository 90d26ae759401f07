import type { CancellationStates } from '../../../../domain/trades/lifecycle/cancel';
import { undoSaleEntries } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { releaseStockStatements } from '../../../stock/release-stock';
import { eventStatement, eventsThrough } from '../../core/event-statements';
import { lastEventOf } from '../../core/sequence-numbers';
import type { TradeRecord } from '../../core/trade-rows';
import { bookingStatements } from '../../money/ledger/booking-statements';
import { undoSaleStatements } from '../../money/ledger/undo-sale-statements';
import { restoreCreditStatement } from '../../money/store-credit/credit-statements';
import { cancelPaymentStatements } from './cancel-payment-statements';

/**
 * Returns the statements that cancel the legs named by `ending`: one leg, or the whole trade. After
 * that nothing is owed for them, so settled books of the other leg are paid out. `cancelPurchaseStatements` instead
 * cancels the purchase of a swap whose parcel is posted. The settlement of that swap continues.
 */
export function cancelLegsStatements(
  ctx: Ctx,
  record: TradeRecord,
  ending: CancellationStates,
  by: 'customer' | 'staff',
): D1PreparedStatement[] {
  const { trade, outbound, events } = record;
  const cancelsPurchase = ending.outbound.length > 0;
  const isUnpaid = trade.settlement_state === 'awaiting-payment';
  const paysOutBooks = cancelsPurchase && isUnpaid && trade.inbound_state === 'settled';
  // The shop moves the money; an unpaid trade is cancelled by `by`.
  const moneyActor = isUnpaid ? by : 'shop';
  const settlement = paysOutBooks ? [] : ending.settlement;
  const eventsOfParts = eventStatement(ctx, trade.id, [
    ...eventsThrough('inbound', lastEventOf(events, 'inbound'), ending.inbound, by),
    ...eventsThrough('outbound', lastEventOf(events, 'outbound'), ending.outbound, by),
    ...eventsThrough('settlement', lastEventOf(events, 'settlement'), settlement, moneyActor),
  ]);
  if (!cancelsPurchase) return [eventsOfParts];
  return [
    eventsOfParts,
    ...releaseStockStatements(
      ctx,
      trade.id,
      outbound.map((line) => line.isbn),
    ),
    ...(paysOutBooks ? undoAndPayOutStatements(ctx, record, by) : undoSaleStatements(ctx, record, by)),
    ...cancelPaymentStatements(ctx, record),
  ];
}

/** Returns the statements that undo an unpaid sale and move the settlement on to the payout of the settled books. */
function undoAndPayOutStatements(ctx: Ctx, record: TradeRecord, by: 'customer' | 'staff'): D1PreparedStatement[] {
  return [
    restoreCreditStatement(ctx, record.trade.id),
    ...bookingStatements(ctx, record, {
      entries: undoSaleEntries(record.ledger, `outbound:${lastEventOf(record.events, 'outbound').seq + 1}`),
      actor: by,
      steps: [{ to: 'lapsed', actor: by }],
    }),
  ];
}
