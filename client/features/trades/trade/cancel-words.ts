import { formatMoney } from '../../../../domain/format';
import { money } from '../../../../domain/money';
import { chargebackKinds } from '../../../../domain/trades/money/ledger';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';

/**
 * Returns the legs that a cancellation ends: both, or the only one that can still be cancelled. With `pay-now`, the
 * other one may be posted or packed already.
 */
export function legsToCancel({ inbound, outbound }: Trade): 'both' | 'inbound' | 'outbound' {
  const canCancelInbound = inbound?.state === 'awaiting-parcel';
  const canCancelOutbound = outbound?.state === 'reserved';
  const isSwap = inbound !== null && outbound !== null;
  if (!isSwap || canCancelInbound === canCancelOutbound) return 'both';
  return canCancelInbound ? 'inbound' : 'outbound';
}

/** Returns what a cancellation ends: the whole order, a sale or a purchase alone, or one of the two in a swap. */
export function cancelText(trade: Trade): string {
  const legs = legsToCancel(trade);
  if (legs === 'inbound') return m.trades_cancel_given_text();
  if (legs === 'outbound') return m.trades_cancel_taken_text();
  if (trade.outbound === null) return m.trades_cancel_sale_text();
  return trade.inbound === null ? m.trades_cancel_purchase_text() : m.trade_cancel_text();
}

/** Returns what happens to the money: a payment is refunded by its own method. */
export function refundSentences(trade: Trade): string[] {
  if (legsToCancel(trade) === 'inbound') return [];
  const sumOf = (...kinds: readonly string[]) =>
    trade.ledger.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount.minor : sum), 0);
  const { currency } = trade.difference;
  const shown = (minor: number) => formatMoney(money(minor, currency), language());
  // The shop refunds no amount that a bank has taken back.
  const paid = sumOf('payment', 'refund', 'refund-failed', ...chargebackKinds);
  const credit = sumOf('credit-used', 'credit-given-back');
  return [
    ...(paid > 0 ? [m.trades_cancel_paid({ amount: shown(paid) })] : []),
    ...(credit > 0 ? [m.trades_cancel_credit({ amount: shown(credit) })] : []),
    ...(trade.transfer !== null || trade.card !== null ? [m.trade_cancel_paid()] : []),
  ];
}
