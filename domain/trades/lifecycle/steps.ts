import type { Settlement } from '../../checkout/schemas';
import type { InboundLegState, OutboundLegState, SettlementState, TradePart } from './states';

/** What the steps that lie ahead depend on. */
export interface TradeState {
  readonly settlement: Settlement;
  readonly inbound: InboundLegState | null;
  readonly outbound: OutboundLegState | null;
  readonly money: SettlementState;
  /** Minor units from the person's side: negative, they pay. */
  readonly difference: number;
  /** Instants, where one is known. */
  readonly arriveBy: string | null;
  readonly payBy: string | null;
  readonly deliverBy: string | null;
  /** A dispute about the payment keeps books here that are not packed. */
  readonly disputed: boolean;
}

export interface StepAhead {
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

/** What follows a state on a path; nothing when the part left it. */
function behind<State extends string>(path: readonly State[], state: State): readonly State[] {
  const at = path.indexOf(state);
  return at === -1 ? [] : path.slice(at + 1);
}

function moneyAhead(trade: TradeState): readonly SettlementState[] {
  const ended = trade.inbound === 'cancelled' || trade.inbound === 'expired' || trade.outbound === 'cancelled';
  if (trade.money === 'agreed') {
    if (trade.difference === 0 || ended) return [];
    return behind(trade.difference < 0 ? payPath : payoutPath, trade.money);
  }
  if (trade.money === 'payout-failed') return payoutPath.slice(1);
  if (trade.money === 'refund-due') return ['balanced'];
  return behind(trade.money === 'awaiting-payment' ? payPath : payoutPath, trade.money);
}

/**
 * The steps that lie ahead when all goes well, part by part: what the timeline shows hollow. A decision that is asked
 * for, a payment to make and a parcel to send are among them with the date they are due.
 */
export function stepsAhead(trade: TradeState): StepAhead[] {
  const inbound =
    trade.inbound === null
      ? []
      : trade.inbound === 'awaiting-decision'
        ? behind(inboundPath, 'graded')
        : behind(inboundPath, trade.inbound);
  const stays = trade.disputed && trade.outbound === 'reserved';
  const outbound = trade.outbound === null || stays ? [] : behind(outboundPath, trade.outbound);
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
