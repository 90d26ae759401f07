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

const awaitedWords: Readonly<Record<NonNullable<TradeSummary['awaited']>, () => string>> = {
  decide: m.account_trade_state_decide,
  pay: m.account_trade_state_awaiting_payment,
  'check-account': m.account_trade_state_payout_failed,
  send: m.account_trade_state_send,
};

/**
 * Returns the state of a trade in a list: what the person has to do, else the state of the money while the trade waits
 * for money.
 */
export function tradeStateWords(trade: Pick<TradeSummary, 'open' | 'awaited' | 'settlementState'>): string {
  const { open, awaited, settlementState } = trade;
  if (open) return awaited === null ? waiting[settlementState]() : awaitedWords[awaited]();
  if (settlementState === 'lapsed') return m.account_trade_state_lapsed();
  return settlementState === 'balanced' ? m.account_trade_state_balanced() : m.account_trade_state_ended();
}
