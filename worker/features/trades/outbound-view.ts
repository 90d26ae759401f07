import type { BookCard } from '../../../domain/catalogue/schemas';
import { isUsed } from '../../../domain/grade';
import { money } from '../../../domain/money';
import type { Trade } from '../../../domain/trades/schemas';
import { withdrawal, withdrawUntil } from '../../../domain/trades/withdrawal';
import type { Ctx } from '../../context';
import type { TradeRecord } from './trade-rows';

/** The books that we send, as the person sees them; null where the trade has none. */
export function outboundView(ctx: Ctx, { trade, outbound, withdrawals }: TradeRecord, bookOf: (line: { isbn: string; title: string }) => BookCard): Trade['outbound'] {
  if (trade.outbound_state === null) return null;
  const { currency } = trade;
  const open = withdrawal({ outbound: trade.outbound_state, deliveredAt: trade.delivered_at, now: ctx.now.toISOString() }) === 'open';
  const back = outbound.some((line) => line.state === 'return-requested');
  return {
    state: trade.outbound_state,
    lines: outbound.map((line) => ({
      line: line.line, book: bookOf(line), grade: line.grade, used: isUsed(line.grade), quantity: line.quantity, state: line.state,
      price: money(line.price, currency), total: money(line.price * line.quantity, currency), withdrawable: open && line.state === 'sent',
    })),
    carrier: trade.carrier,
    tracking: trade.tracking,
    dispatchedAt: trade.dispatched_at,
    deliveredAt: trade.delivered_at,
    withdrawUntil: withdrawUntil(trade.delivered_at),
    returning: back
      ? { label: `/${ctx.language}/trades/${trade.id}/print/return`, paidByUs: withdrawals.some(({ reason }) => reason === 'not-as-described') }
      : null,
    subtotal: money(trade.take_total, currency),
    postage: money(trade.postage, currency),
    total: money(trade.take_total + trade.postage, currency),
  };
}
