/** States of the three parts of a trade and of their lines. @see docs/product.md#trade-states */
export const inboundLegStates = [
  'awaiting-parcel',
  'in-transit',
  'received',
  'graded',
  'awaiting-decision',
  'accepted',
  'settled',
  'cancelled',
  'expired',
] as const;
export const inboundLineStates = [
  'offered',
  'as-said',
  'regraded',
  'rejected',
  'missing',
  'returning',
  'returned',
  'recycled',
] as const;
export const outboundLegStates = [
  'reserved',
  'packed',
  'dispatched',
  'delivered',
  'cancelled',
  'released',
  'lost',
] as const;
export const outboundLineStates = ['sent', 'return-requested', 'returned'] as const;
export const settlementStates = [
  'agreed',
  'awaiting-payment',
  'balanced',
  'payout-due',
  'payout-sent',
  'payout-failed',
  'lapsed',
  'refund-due',
] as const;

export type InboundLegState = (typeof inboundLegStates)[number];
export type InboundLineState = (typeof inboundLineStates)[number];
export type OutboundLegState = (typeof outboundLegStates)[number];
export type OutboundLineState = (typeof outboundLineStates)[number];
export type SettlementState = (typeof settlementStates)[number];
/** The states that each part of a trade can have. */
export interface StatesOfParts {
  readonly inbound: InboundLegState;
  readonly outbound: OutboundLegState;
  readonly settlement: SettlementState;
}
export type TradePart = keyof StatesOfParts;
/** The states that each kind of line can have. */
export interface StatesOfLines {
  readonly 'inbound-line': InboundLineState;
  readonly 'outbound-line': OutboundLineState;
}
export type LinePart = keyof StatesOfLines;
