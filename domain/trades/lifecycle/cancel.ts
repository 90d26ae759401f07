import { isTransitionAllowed, type Actor } from '../../lifecycle';
import { guards, type TradeFacts, type TradeGuard } from './facts';
import { inboundLifecycle } from './inbound';
import { outboundLifecycle } from './outbound';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/** States that each part passes when a trade is cancelled; empty where a part keeps its state. */
export interface CancellationStates {
  readonly inbound: readonly InboundLegState[];
  readonly outbound: readonly OutboundLegState[];
  readonly settlement: readonly SettlementState[];
}

/** Returns the settlement's states when the person does not take the books, or null when the money is under way. */
function moneyUndone({ money, paid }: Pick<TradeFacts, 'money' | 'paid'>): readonly SettlementState[] | null {
  switch (money) {
    // No money has moved, or it arrived before it was demanded.
    case 'agreed':
      return paid === 0 ? [] : ['refund-due'];
    case 'awaiting-payment':
      return paid === 0 ? ['lapsed'] : ['lapsed', 'refund-due'];
    // An overpayment is being refunded, and this amount with it.
    case 'refund-due':
      return [];
    // Store credit is restored in the same batch; received money is refunded by its payment method.
    case 'balanced':
      return paid === 0 ? ['refund-due', 'balanced'] : ['refund-due'];
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
 * Returns the states of a cancellation, or null when the trade can't be cancelled now. Books must be neither posted nor
 * packed. A trade is cancelled as a whole; only with `pay-now` can one leg be cancelled without the other.
 * @see docs/product.md#cancelling
 */
export function cancellationStates(facts: TradeFacts, by: Actor): CancellationStates | null {
  const holds = (guard: TradeGuard) => guards[guard](facts);
  const { inbound, outbound } = facts;
  const dropsInbound =
    inbound !== null && isTransitionAllowed(inboundLifecycle, { from: inbound, to: 'cancelled', by }, holds);
  const dropsOutbound =
    outbound !== null && isTransitionAllowed(outboundLifecycle, { from: outbound, to: 'cancelled', by }, holds);
  if (!dropsInbound && !dropsOutbound) return null;
  const whole = (inbound === null || dropsInbound) && (outbound === null || dropsOutbound);
  if (!whole && facts.settlement !== 'pay-now') return null;
  // Without a sale there is nothing to undo; an accidental payment is refunded separately.
  const settlement = dropsOutbound ? moneyUndone(facts) : [];
  return settlement === null
    ? null
    : { inbound: dropsInbound ? ['cancelled'] : [], outbound: dropsOutbound ? ['cancelled'] : [], settlement };
}
