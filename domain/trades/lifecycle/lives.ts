import type { Settlement } from '../../checkout/schemas';
import { openMoves, type Lifecycle, type Who } from '../../lifecycle';
import { guards, type TradeFacts, type TradeGuard } from './facts';
import { inboundLeg, inboundLine } from './inbound';
import { outboundLeg, outboundLine } from './outbound';
import { settlementLife } from './settlement';
import type { InboundLegState, OutboundLegState, SettlementState, StatesOfParts, TradePart } from './states';

/** An allowed move as the database stores it; `from` is empty for the first state of a part. */
export interface AllowedMove {
  readonly part: string;
  readonly from: string;
  readonly to: string;
  readonly actors: readonly Who[];
}

function flat<State extends string, Guard extends string>(part: string, life: Lifecycle<State, Guard>): AllowedMove[] {
  return [
    { part, from: '', to: life.begins, actors: ['customer'] },
    ...life.moves.map(({ from, to, by }) => ({ part, from, to, actors: by })),
  ];
}

/** All moves of a trade's parts and lines, first states included. The database's table must equal them (tested). */
export const allMoves: readonly AllowedMove[] = [
  ...flat('inbound', inboundLeg),
  ...flat('outbound', outboundLeg),
  ...flat('settlement', settlementLife),
  ...flat('inbound-line', inboundLine),
  ...flat('outbound-line', outboundLine),
];

const holding = (facts: TradeFacts) => (guard: TradeGuard) => guards[guard](facts);

/** A move that a part may make now, and who may make it. */
export interface NextMove<Part extends TradePart> {
  readonly to: StatesOfParts[Part];
  readonly by: readonly Who[];
}

const nextMoves: { readonly [Part in TradePart]: (facts: TradeFacts) => readonly NextMove<Part>[] } = {
  inbound: (facts) => (facts.inbound === null ? [] : openMoves(inboundLeg, facts.inbound, holding(facts))),
  outbound: (facts) => (facts.outbound === null ? [] : openMoves(outboundLeg, facts.outbound, holding(facts))),
  settlement: (facts) => openMoves(settlementLife, facts.money, holding(facts)),
};

/** Returns the moves whose guards hold now; an empty list for a part that the trade does not have. */
export function next<Part extends TradePart>(part: Part, facts: TradeFacts): readonly NextMove<Part>[] {
  return nextMoves[part](facts);
}

/** Returns whether an actor may move a part of a trade to a state now. */
export function canMove<Part extends TradePart>(
  part: Part,
  to: StatesOfParts[Part],
  by: Who,
  facts: TradeFacts,
): boolean {
  return next(part, facts).some((move) => move.to === to && move.by.includes(by));
}

/** States that each part passes when a trade is placed, in order; each becomes an event. */
export interface Beginning {
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
  readonly gives: boolean;
  readonly takes: boolean;
  /** Amount to pay now, in minor units. */
  readonly toPay: number;
}): Beginning {
  const paysNow = placed.settlement === 'pay-now';
  return {
    inbound: placed.gives ? ['awaiting-parcel'] : [],
    outbound: placed.takes ? ['reserved'] : [],
    settlement: [
      'agreed',
      ...(paysNow ? (['awaiting-payment'] as const) : []),
      ...(paysNow && placed.toPay === 0 ? (['balanced'] as const) : []),
    ],
  };
}
