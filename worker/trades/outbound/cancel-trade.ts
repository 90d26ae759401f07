import { Problem } from '../../../domain/problems';
import { cancellationStates, type CancellationStates } from '../../../domain/trades/lifecycle/cancel';
import { undoSaleEntries } from '../../../domain/trades/money/ledger';
import type { Ctx } from '../../platform/context';
import { commit, isRace } from '../../platform/db/commit';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { bookingStatements } from '../money/ledger/booking-statements';
import { cancelPurchaseStatements } from './cancel-purchase-statements';
import { eventStatement, eventsThrough } from '../core/event-statements';
import { releaseStockStatements } from '../../stock/release-stock';
import { requireTrade, type TradeRequest } from '../core/require-trade';
import { restoreCreditStatement } from '../money/store-credit/credit-statements';
import { undoSaleStatements } from '../money/ledger/undo-sale-statements';
import { tradeFacts } from '../core/trade-facts';
import { requireUnchangedStatement } from '../core/trade-guards';
import { lastEventOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';

/**
 * Cancels the legs of a trade that its customer can still cancel; in a swap whose parcel is posted, the purchase alone.
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
        : cancelStatements(ctx, record, ending, 'customer'),
    );
  } catch (error) {
    if (isRace(error)) throw new Problem('state-moved');
    throw error;
  }
  sendOutboxSoon(ctx);
}

/**
 * Returns the statements that cancel the legs named by `ending`. Settled books of the other leg are paid out, since
 * nothing is left to pay.
 */
export function cancelStatements(
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
    ...(isUnpaid && ctx.payments !== null
      ? [outboxStatement(ctx, 'cancel-payment', { trade: trade.id }, `cancel-payment:${trade.id}`)]
      : []),
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
