import { isTransitionAllowed, type Actor } from '../../lifecycle';
import { guards, type TradeFacts, type TradeGuard } from './facts';
import { inboundLifecycle } from './inbound';
import { outboundLifecycle } from './outbound';
import { outboundStateFacts } from './state-facts';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/** States that each part passes when a trade is cancelled; empty where a part keeps its state. */
export interface CancellationStates {
  readonly inbound: readonly InboundLegState[];
  readonly outbound: readonly OutboundLegState[];
  readonly settlement: readonly SettlementState[];
}

/** Returns the settlement's states when the person does not take the books, or null when the money is under way. */
function undoneSettlementStates({
  money,
  moneyReceived,
}: Pick<TradeFacts, 'money' | 'moneyReceived'>): readonly SettlementState[] | null {
  switch (money) {
    // No money has moved, or it arrived before it was demanded.
    case 'agreed':
      return moneyReceived === 0 ? [] : ['refund-due'];
    case 'awaiting-payment':
      return moneyReceived === 0 ? ['lapsed'] : ['lapsed', 'refund-due'];
    // An overpayment is being refunded, and this amount with it.
    case 'refund-due':
      return [];
    // Store credit is restored in the same batch; received money is refunded by its payment method.
    case 'balanced':
      return moneyReceived === 0 ? ['refund-due', 'balanced'] : ['refund-due'];
    case 'payout-due':
    case 'payout-sent':
    case 'payout-failed':
    case 'lapsed':
      return null;
    default:
      return money satisfies never;
  }
}

/**
 * Returns whether an actor can cancel the purchase alone: books that are not sent leave the trade, the sale stays.
 * Until dispatch this is how a buyer withdraws.
 * @see directive 2011/83/EU, article 9: the right to withdraw begins with the contract, not with the delivery
 */
export function canCancelPurchase(facts: TradeFacts, by: Actor): boolean {
  const { outbound } = facts;
  const holds = (guard: TradeGuard) => guards[guard](facts);
  return outbound !== null && isTransitionAllowed(outboundLifecycle, { from: outbound, to: 'cancelled', by }, holds);
}

/**
 * Returns the states of a cancellation, or null when the trade can't be cancelled in this way now. Books must be
 * neither posted nor packed; staff can also stop a packed parcel. A trade is cancelled as a whole. With `pay-now`, or
 * after the purchase was cancelled, one leg can be cancelled without the other. See also `canCancelPurchase`.
 * @see docs/product.md#cancelling
 */
export function cancellationStates(facts: TradeFacts, by: Actor): CancellationStates | null {
  const holds = (guard: TradeGuard) => guards[guard](facts);
  const { inbound, outbound } = facts;
  const dropsInbound =
    inbound !== null && isTransitionAllowed(inboundLifecycle, { from: inbound, to: 'cancelled', by }, holds);
  const dropsOutbound = canCancelPurchase(facts, by);
  const hasOutbound = outbound !== null && outboundStateFacts[outbound].copies !== 'free';
  if (!dropsInbound && !dropsOutbound) return null;
  const isWholeTrade = (inbound === null || dropsInbound) && (!hasOutbound || dropsOutbound);
  if (!isWholeTrade && facts.settlement !== 'pay-now') return null;
  // Without a sale there is nothing to undo; an accidental payment is refunded separately.
  const settlement = dropsOutbound ? undoneSettlementStates(facts) : [];
  return settlement === null
    ? null
    : { inbound: dropsInbound ? ['cancelled'] : [], outbound: dropsOutbound ? ['cancelled'] : [], settlement };
}
