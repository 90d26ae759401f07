import type { Settlement } from '../../checkout/schemas';
import type { InboundLegState, OutboundLegState, SettlementState, TradePart } from './states';

/** State of a trade that decides its expected steps. */
export interface TradeProgress {
  readonly settlement: Settlement;
  readonly inbound: InboundLegState | null;
  readonly outbound: OutboundLegState | null;
  readonly money: SettlementState;
  /** Minor units from the person's view; negative: the person pays. */
  readonly difference: number;
  /** Deadlines as instants; null: unknown. */
  readonly arriveBy: string | null;
  readonly payBy: string | null;
  readonly deliverBy: string | null;
  /** An open dispute: books that are not packed stay here. */
  readonly disputed: boolean;
}

export interface ExpectedStep {
  readonly part: TradePart;
  readonly to: string;
  readonly due: string | null;
}

const inboundPath: readonly InboundLegState[] = [
  'awaiting-parcel',
  'in-transit',
  'received',
  'graded',
  'accepted',
  'settled',
];
const outboundPath: readonly OutboundLegState[] = ['reserved', 'packed', 'dispatched', 'delivered'];
const payPath: readonly SettlementState[] = ['agreed', 'awaiting-payment', 'balanced'];
const payoutPath: readonly SettlementState[] = ['agreed', 'payout-due', 'payout-sent', 'balanced'];

/** Returns the states after a state on a path; none when the part has left the path. */
function following<State extends string>(path: readonly State[], state: State): readonly State[] {
  const at = path.indexOf(state);
  return at === -1 ? [] : path.slice(at + 1);
}

function moneyAhead(trade: TradeProgress): readonly SettlementState[] {
  const ended = trade.inbound === 'cancelled' || trade.inbound === 'expired' || trade.outbound === 'cancelled';
  if (trade.money === 'agreed') {
    if (trade.difference === 0 || ended) return [];
    return following(trade.difference < 0 ? payPath : payoutPath, trade.money);
  }
  if (trade.money === 'payout-failed') return payoutPath.slice(1);
  if (trade.money === 'refund-due') return ['balanced'];
  return following(trade.money === 'awaiting-payment' ? payPath : payoutPath, trade.money);
}

/**
 * Returns the steps of a trade that are expected if nothing goes wrong, part by part, with due dates. The timeline
 * shows them hollow.
 */
export function expectedSteps(trade: TradeProgress): ExpectedStep[] {
  const inbound =
    trade.inbound === null
      ? []
      : trade.inbound === 'awaiting-decision'
        ? following(inboundPath, 'graded')
        : following(inboundPath, trade.inbound);
  const stays = trade.disputed && trade.outbound === 'reserved';
  const outbound = trade.outbound === null || stays ? [] : following(outboundPath, trade.outbound);
  const money = moneyAhead(trade);
  return [
    ...inbound.map((to) => ({ part: 'inbound' as const, to, due: to === 'received' ? trade.arriveBy : null })),
    ...money.map((to) => ({
      part: 'settlement' as const,
      to,
      due: to === 'balanced' && trade.money === 'awaiting-payment' ? trade.payBy : null,
    })),
    ...outbound.map((to) => ({ part: 'outbound' as const, to, due: to === 'delivered' ? trade.deliverBy : null })),
  ];
}
