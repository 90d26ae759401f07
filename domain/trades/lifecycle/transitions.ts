import type { Settlement } from '../../checkout/schemas';
import { openTransitions, type Lifecycle, type Actor } from '../../lifecycle';
import { guards, type TradeFacts, type TradeGuard } from './facts';
import { inboundLifecycle, inboundLineLifecycle } from './inbound';
import { outboundLifecycle, outboundLineLifecycle } from './outbound';
import { settlementLifecycle } from './settlement';
import type { InboundLegState, OutboundLegState, SettlementState, StatesOfParts, TradePart } from './states';

/** An allowed move as the database stores it; `from` is empty for the first state of a part. */
export interface AllowedTransition {
  readonly part: string;
  readonly from: string;
  readonly to: string;
  readonly actors: readonly Actor[];
}

/** Returns the moves of a part, its first state included, as the database stores them. */
function transitionsOf<State extends string, Guard extends string>(
  part: string,
  life: Lifecycle<State, Guard>,
): AllowedTransition[] {
  return [
    { part, from: '', to: life.begins, actors: ['customer'] },
    ...life.moves.map(({ from, to, by }) => ({ part, from, to, actors: by })),
  ];
}

/** All moves of a trade's parts and lines, first states included. The database's table must equal them (tested). */
export const allTransitions: readonly AllowedTransition[] = [
  ...transitionsOf('inbound', inboundLifecycle),
  ...transitionsOf('outbound', outboundLifecycle),
  ...transitionsOf('settlement', settlementLifecycle),
  ...transitionsOf('inbound-line', inboundLineLifecycle),
  ...transitionsOf('outbound-line', outboundLineLifecycle),
];

const lifecycles: { readonly [Part in TradePart]: Lifecycle<StatesOfParts[Part], TradeGuard> } = {
  inbound: inboundLifecycle,
  outbound: outboundLifecycle,
  settlement: settlementLifecycle,
};

/** Returns the states of a part from which a move leads to `to`. */
export function statesBefore<Part extends TradePart>(part: Part, to: StatesOfParts[Part]): StatesOfParts[Part][] {
  return lifecycles[part].moves.filter((move) => move.to === to).map(({ from }) => from);
}

/** Returns a function that checks a guard with these facts. */
const guardCheck = (facts: TradeFacts) => (guard: TradeGuard) => guards[guard](facts);

/** A move that a part may make now, and who may make it. */
export interface NextTransition<Part extends TradePart> {
  readonly to: StatesOfParts[Part];
  readonly by: readonly Actor[];
}

const nextMoves: { readonly [Part in TradePart]: (facts: TradeFacts) => readonly NextTransition<Part>[] } = {
  inbound: (facts) =>
    facts.inbound === null ? [] : openTransitions(inboundLifecycle, facts.inbound, guardCheck(facts)),
  outbound: (facts) =>
    facts.outbound === null ? [] : openTransitions(outboundLifecycle, facts.outbound, guardCheck(facts)),
  settlement: (facts) => openTransitions(settlementLifecycle, facts.money, guardCheck(facts)),
};

/** Returns the moves whose guards hold now; an empty list for a part that the trade does not have. */
export function nextTransitions<Part extends TradePart>(
  part: Part,
  facts: TradeFacts,
): readonly NextTransition<Part>[] {
  return nextMoves[part](facts);
}

/** Returns whether an actor may move a part of a trade to a state now. */
export function canTransition<Part extends TradePart>(
  part: Part,
  to: StatesOfParts[Part],
  by: Actor,
  facts: TradeFacts,
): boolean {
  return nextTransitions(part, facts).some((move) => move.to === to && move.by.includes(by));
}

/** States that each part passes when a trade is placed, in order; each becomes an event. */
export interface InitialStates {
  readonly inbound: readonly InboundLegState[];
  readonly outbound: readonly OutboundLegState[];
  readonly settlement: readonly SettlementState[];
}

/**
 * Returns the first states of a trade. `pay-now` awaits payment at once, and is balanced when store credit pays all. A
 * swap and a payout wait for the books.
 * @see docs/product.md#trade-states
 */
export function initialStates(placed: {
  readonly settlement: Settlement;
  readonly hasInbound: boolean;
  readonly hasOutbound: boolean;
  /** Amount to pay now, in minor units. */
  readonly toPay: number;
}): InitialStates {
  const paysNow = placed.settlement === 'pay-now';
  return {
    inbound: placed.hasInbound ? ['awaiting-parcel'] : [],
    outbound: placed.hasOutbound ? ['reserved'] : [],
    settlement: [
      'agreed',
      ...(paysNow ? (['awaiting-payment'] as const) : []),
      ...(paysNow && placed.toPay === 0 ? (['balanced'] as const) : []),
    ],
  };
}
