import type { BookCard } from '../../../domain/catalogue/schemas';
import { isUsed } from '../../../domain/grade';
import { money } from '../../../domain/money';
import type { Trade } from '../../../domain/trades/schemas';
import { refundDeadline, returnDeadline } from '../../../domain/trades/return-deadlines';
import { withdrawalStatus, withdrawalEnd } from '../../../domain/trades/withdrawal';
import type { Ctx } from '../../platform/context';
import { carriageOrNone, carriageView, customerDestination, shopDestination } from './carriage-view';
import { awaitedWithdrawals } from '../outbound/awaited-withdrawals';
import type { TradeRecord } from '../core/trade-rows';

/** Returns the outbound leg for the customer; null where the trade has none. */
export function outboundView(
  ctx: Ctx,
  { trade, outbound, withdrawals }: TradeRecord,
  bookOf: (line: { isbn: string; title: string }) => BookCard,
): Trade['outbound'] {
  if (trade.outbound_state === null) return null;
  const { currency } = trade;
  const canWithdraw =
    withdrawalStatus({
      outbound: trade.outbound_state,
      deliveredAt: trade.delivered_at,
      now: ctx.now.toISOString(),
      market: trade.market,
    }) === 'open';
  return {
    state: trade.outbound_state,
    lines: outbound.map((line) => ({
      line: line.line,
      book: bookOf(line),
      grade: line.grade,
      used: isUsed(line.grade),
      quantity: line.quantity,
      state: line.state,
      price: money(line.price, currency),
      total: money(line.price * line.quantity, currency),
      withdrawable: canWithdraw && line.state === 'sent',
    })),
    ...carriageOrNone(trade, trade, customerDestination(trade)),
    dispatchedAt: trade.dispatched_at,
    deliveredAt: trade.delivered_at,
    withdrawUntil: withdrawalEnd(trade.delivered_at, trade.market),
    returning: returnView(ctx, { trade, outbound, withdrawals }),
    subtotal: money(trade.take_total, currency),
    postage: money(trade.postage, currency),
    total: money(trade.take_total + trade.postage, currency),
  };
}

/** Returns the return of withdrawn lines that are awaited; null when none is. The earliest deadline counts. */
function returnView(
  ctx: Ctx,
  { trade, outbound, withdrawals }: Pick<TradeRecord, 'trade' | 'outbound' | 'withdrawals'>,
): NonNullable<Trade['outbound']>['returning'] {
  const open = awaitedWithdrawals({ outbound, withdrawals });
  const [first] = open;
  if (first === undefined) return null;
  const sent = open.find(({ sent_at: at }) => at !== null);
  const refundBy = sent === undefined ? null : refundDeadline(sent.at, sent.sent_at);
  const sendBy = returnDeadline((open.find(({ sent_at: at }) => at === null) ?? first).at, trade.market);
  return {
    label: `/${ctx.language}/trades/${trade.id}/print/return`,
    paidByUs: open.some(({ reason }) => reason === 'not-as-described'),
    sendBy,
    isLate: ctx.now.toISOString() >= sendBy,
    sent:
      sent === undefined || sent.sent_at === null || refundBy === null
        ? null
        : {
            ...carriageView(sent.carrier ?? '', sent.tracking ?? '', trade, shopDestination(ctx.settings.shop)),
            at: sent.sent_at,
            refundBy,
          },
  };
}
