import type { TradeSummary } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';

const waiting: Readonly<Record<TradeSummary['settlementState'], () => string>> = {
  agreed: m.account_trade_state_agreed,
  balanced: m.account_trade_state_agreed,
  lapsed: m.account_trade_state_agreed,
  'awaiting-payment': m.account_trade_state_awaiting_payment,
  'payout-due': m.account_trade_state_payout_due,
  'payout-sent': m.account_trade_state_payout_sent,
  'payout-failed': m.account_trade_state_payout_failed,
  'refund-due': m.account_trade_state_refund_due,
};

/** Returns the state of a trade in a list. It is that of the money while the trade waits for money. */
export function tradeStateWords({ open, settlementState }: Pick<TradeSummary, 'open' | 'settlementState'>): string {
  if (open) return waiting[settlementState]();
  if (settlementState === 'lapsed') return m.account_trade_state_lapsed();
  return settlementState === 'balanced' ? m.account_trade_state_balanced() : m.account_trade_state_ended();
}
