import { Problem } from '../../../domain/problems';
import { cancelling, type Ending } from '../../../domain/trades/cancel';
import type { Trade } from '../../../domain/trades/schemas';
import type { Ctx } from '../../context';
import { commit, ConstraintError } from '../../db/commit';
import { outboxRow } from '../outbox/outbox-row';
import { sendOutbox } from '../outbox/send-outbox';
import { eventRows, eventsThrough } from './event-rows';
import { readTrade } from './reads';
import { releaseStock } from './release-stock';
import { requireTrade, type AskedTrade } from './require-trade';
import { undoSale } from './undo-sale';
import { factsOf, lastOf, type TradeRecord } from './trade-rows';

/**
 * The person cancels the trade, or that leg of it which can be: reserved books are free again, store credit is given
 * back, money that came becomes a refund, in one batch that the seq of each part guards. Throws `trade-not-found`, and `state-moved` when it is too
 * late, also by a moment.
 */
export async function cancelTrade(ctx: Ctx, asked: AskedTrade): Promise<Trade> {
  const record = await requireTrade(ctx, asked);
  const ending = cancelling(factsOf(record, ctx.now.toISOString()), 'customer');
  if (ending === null) throw new Problem('state-moved');
  try {
    await commit(ctx.db, cancelStatements(ctx, record, ending, 'customer'));
  } catch (error) {
    if (error instanceof ConstraintError) throw new Problem('state-moved');
    throw error;
  }
  ctx.later(sendOutbox(ctx));
  return readTrade(ctx, asked);
}

/** Statements that cancel a trade, or those legs of it that `ending` names; by the person or the desk. */
export function cancelStatements(ctx: Ctx, record: TradeRecord, ending: Ending, by: 'customer' | 'staff'): D1PreparedStatement[] {
  const { trade, outbound, events } = record;
  const leaves = ending.outbound.length > 0;
  // What follows for the money is the shop's doing; an unpaid trade is the person's to give up.
  const money = trade.settlement_state === 'awaiting-payment' ? by : 'shop';
  return [
    eventRows(ctx, trade.id, [
      ...eventsThrough('inbound', lastOf(events, 'inbound'), ending.inbound, by),
      ...eventsThrough('outbound', lastOf(events, 'outbound'), ending.outbound, by),
      ...eventsThrough('settlement', lastOf(events, 'settlement'), ending.settlement, money),
    ]),
    ...(leaves ? [...releaseStock(ctx, trade.id, outbound.map((line) => line.isbn)), ...undoSale(ctx, record, by)] : []),
    ...(leaves && trade.settlement_state === 'awaiting-payment' && ctx.payments !== null ? [outboxRow(ctx, 'cancel-payment', { trade: trade.id }, `cancel-payment:${trade.id}`)] : []),
  ];
}
