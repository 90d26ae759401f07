import { mayMove, type Who } from '../lifecycle';
import { guards, type TradeFacts, type TradeGuard } from './facts';
import { inboundLeg } from './inbound';
import { outboundLeg } from './outbound';
import type { InboundLegState, OutboundLegState, SettlementState } from './states';

/** The states that each part passes through when a trade is cancelled as a whole; empty where it stays as it is. */
export interface Ending {
  readonly inbound: readonly InboundLegState[];
  readonly outbound: readonly OutboundLegState[];
  readonly settlement: readonly SettlementState[];
}

/** What is done with the money of a cancelled trade, or null where it cannot simply be undone. */
function moneyUndone({ money, toRefund }: Pick<TradeFacts, 'money' | 'toRefund'>): readonly SettlementState[] | null {
  // Nothing has moved yet.
  if (money === 'agreed') return [];
  if (money === 'awaiting-payment') return ['lapsed'];
  // Only store credit paid: it is given back in the same breath.
  return money === 'balanced' && toRefund === 0 ? ['refund-due', 'balanced'] : null;
}

/**
 * Cancelling a whole trade (product page, section 8): its books are not posted and not packed yet, and no money has come
 * that would have to be sent back. `toRefund` of the facts is money; store credit does not count. Null: not now.
 */
export function cancelling(facts: TradeFacts, by: Who): Ending | null {
  const holds = (guard: TradeGuard) => guards[guard](facts);
  const { inbound, outbound } = facts;
  if (inbound === null && outbound === null) return null;
  if (inbound !== null && !mayMove(inboundLeg, { from: inbound, to: 'cancelled', by }, holds)) return null;
  if (outbound !== null && !mayMove(outboundLeg, { from: outbound, to: 'cancelled', by }, holds)) return null;
  const settlement = moneyUndone(facts);
  return settlement === null
    ? null
    : { inbound: inbound === null ? [] : ['cancelled'], outbound: outbound === null ? [] : ['cancelled'], settlement };
}
