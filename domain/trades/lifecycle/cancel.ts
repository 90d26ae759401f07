import { mayMove, type Who } from '../../lifecycle';
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

/** What is done with the money when books are not taken after all, or null where it cannot simply be undone. */
function moneyUndone({ money, paid }: Pick<TradeFacts, 'money' | 'paid'>): readonly SettlementState[] | null {
  // Nothing has moved yet, or what came before it was asked for.
  if (money === 'agreed') return paid === 0 ? [] : ['refund-due'];
  if (money === 'awaiting-payment') return paid === 0 ? ['lapsed'] : ['lapsed', 'refund-due'];
  // Paid more than it cost: the rest is on its way back, and this goes with it.
  if (money === 'refund-due') return [];
  if (money !== 'balanced') return null;
  // Store credit is given back in the same breath; money that came goes back the way it came.
  return paid === 0 ? ['refund-due', 'balanced'] : ['refund-due'];
}

/**
 * Cancelling (docs/product.md#cancelling): books are not posted, not packed. A trade is cancelled as a whole, but where
 * what is taken was paid for by itself (`pay-now`), a leg that can't be cancelled any more leaves the other one free to
 * be. Null: not now.
 */
export function cancelling(facts: TradeFacts, by: Who): Ending | null {
  const holds = (guard: TradeGuard) => guards[guard](facts);
  const { inbound, outbound } = facts;
  const dropsInbound = inbound !== null && mayMove(inboundLeg, { from: inbound, to: 'cancelled', by }, holds);
  const dropsOutbound = outbound !== null && mayMove(outboundLeg, { from: outbound, to: 'cancelled', by }, holds);
  if (!dropsInbound && !dropsOutbound) return null;
  const whole = (inbound === null || dropsInbound) && (outbound === null || dropsOutbound);
  if (!whole && facts.settlement !== 'pay-now') return null;
  // Where nothing is sold there is nothing to undo: money that came by mistake goes back by itself.
  const settlement = dropsOutbound ? moneyUndone(facts) : [];
  return settlement === null
    ? null
    : { inbound: dropsInbound ? ['cancelled'] : [], outbound: dropsOutbound ? ['cancelled'] : [], settlement };
}
