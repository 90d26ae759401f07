import { formatMoney } from '../../../../domain/format';
import { money } from '../../../../domain/money';
import {
  isFailedSale,
  outboundStateFacts,
  settlementStateFacts,
} from '../../../../domain/trades/lifecycle/state-facts';
import type { TradeSummary } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../language';

type Amounts = Pick<
  TradeSummary,
  | 'open'
  | 'awaited'
  | 'isChargedBack'
  | 'settlement'
  | 'settlementState'
  | 'inboundState'
  | 'outboundState'
  | 'give'
  | 'take'
  | 'difference'
>;

/** Returns whether a part of the trade did not take place. The agreed amount is for all parts. */
function hasFailedPart({ inboundState, outboundState }: Amounts): boolean {
  const hasFailedPurchase =
    outboundState !== null && (outboundStateFacts[outboundState].copies === 'free' || outboundState === 'lost');
  return isFailedSale(inboundState) || hasFailedPurchase;
}

/** Returns whether `difference` is an amount that the person pays or gets. */
function hasOneAmount(trade: Amounts): boolean {
  const { open, awaited, isChargedBack, settlement, inboundState, give, take } = trade;
  // The person paid an amount that the bank has returned.
  if (isChargedBack) return false;
  // The amount depends on the decision.
  if (open && awaited === 'decide') return false;
  // The purchase is paid at once and the sale later: two amounts, which only the page of the order states.
  if (settlement === 'pay-now' && give > 0 && take > 0) return false;
  return inboundState === 'settled' || !hasFailedPart(trade);
}

/** Returns what the person pays or gets for a trade in a list, or has paid or got; null if there is not one amount. */
export function tradeAmountWords(trade: Amounts): string | null {
  if (!hasOneAmount(trade)) return null;
  const { settlementState, inboundState, difference } = trade;
  const { minor, currency } = difference;
  if (minor === 0) return m.account_trade_even();
  const amount = formatMoney(money(Math.abs(minor), currency), language());
  const isSettled = inboundState === null || inboundState === 'settled';
  if (minor > 0)
    return isSettled && settlementState === 'balanced'
      ? m.account_trade_got({ amount })
      : m.account_trade_get({ amount });
  // A purchase stays paid while the shop refunds a part of it.
  return isSettled && !settlementStateFacts[settlementState].isUnpaid
    ? m.account_trade_paid({ amount })
    : m.account_trade_pay({ amount });
}
