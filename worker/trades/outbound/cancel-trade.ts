import { Problem } from '../../../domain/problems';
import { cancelling, type Ending } from '../../../domain/trades/lifecycle/cancel';
import { undoneSale } from '../../../domain/trades/money/ledger';
import type { Ctx } from '../../platform/context';
import { commit, isRace } from '../../platform/db/commit';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { bookEntries } from '../money/ledger/book-entries';
import { eventRows, eventsThrough } from '../core/event-rows';
import { releaseStock } from '../../stock/release-stock';
import { requireTrade, type AskedTrade } from '../core/require-trade';
import { creditGivenBack } from '../money/store-credit/store-credit';
import { undoSale } from '../money/ledger/undo-sale';
import { factsOf } from '../core/trade-facts';
import { lastOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';

/**
 * Cancels the trade, or that leg of it which can be, for its person: reserved books are free again, store credit is
 * given back, money that came becomes a refund. One batch, guarded by the sequence number of each part.
 * @throws `trade-not-found`; `state-moved` when it is too late, also by a moment
 */
export async function cancelTrade(ctx: Ctx, asked: AskedTrade): Promise<void> {
  const record = await requireTrade(ctx, asked);
  const ending = cancelling(factsOf(record, ctx.now.toISOString()), 'customer');
  if (ending === null) throw new Problem('state-moved');
  try {
    await commit(ctx.db, cancelStatements(ctx, record, ending, 'customer'));
  } catch (error) {
    if (isRace(error)) throw new Problem('state-moved');
    throw error;
  }
  sendOutboxSoon(ctx);
}

/**
 * Returns the statements that cancel a trade, or those legs of it that `ending` names; by the person or the desk. Books
 * of the other leg that are settled already are paid out from now on, since nothing is left to pay before.
 */
export function cancelStatements(
  ctx: Ctx,
  record: TradeRecord,
  ending: Ending,
  by: 'customer' | 'staff',
): D1PreparedStatement[] {
  const { trade, outbound, events } = record;
  const leaves = ending.outbound.length > 0;
  const isUnpaid = trade.settlement_state === 'awaiting-payment';
  const paysOut = leaves && isUnpaid && trade.inbound_state === 'settled';
  // What follows for the money is the shop's doing; an unpaid trade is the person's to give up.
  const money = isUnpaid ? by : 'shop';
  const settlement = paysOut ? [] : ending.settlement;
  return [
    eventRows(ctx, trade.id, [
      ...eventsThrough('inbound', lastOf(events, 'inbound'), ending.inbound, by),
      ...eventsThrough('outbound', lastOf(events, 'outbound'), ending.outbound, by),
      ...eventsThrough('settlement', lastOf(events, 'settlement'), settlement, money),
    ]),
    ...(leaves
      ? releaseStock(
          ctx,
          trade.id,
          outbound.map((line) => line.isbn),
        )
      : []),
    ...(paysOut ? undoAndPayOut(ctx, record, by) : leaves ? undoSale(ctx, record, by) : []),
    ...(leaves && isUnpaid && ctx.payments !== null
      ? [outboxRow(ctx, 'cancel-payment', { trade: trade.id }, `cancel-payment:${trade.id}`)]
      : []),
  ];
}

/** Returns the statements that undo an unpaid sale and move the settlement on to the payout of the settled books. */
function undoAndPayOut(ctx: Ctx, record: TradeRecord, by: 'customer' | 'staff'): D1PreparedStatement[] {
  return [
    creditGivenBack(ctx, record.trade.id),
    ...bookEntries(ctx, record, {
      entries: undoneSale(record.ledger, `outbound:${lastOf(record.events, 'outbound').seq + 1}`),
      actor: by,
      steps: [{ to: 'lapsed', actor: by }],
    }),
  ];
}
