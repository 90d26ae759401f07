import {
  inboundLegStates,
  outboundLegStates,
  settlementStates,
  type InboundLegState,
  type OutboundLegState,
  type SettlementState,
} from './states';

/** What a state of the inbound leg means. */
export interface InboundStateFacts {
  /** The leg waits for parcels, for the desk or for a decision. */
  readonly open: boolean;
  /** Copies of the leg. `none`: the person has not given any. */
  readonly copies: 'ungraded' | 'graded' | 'none';
  /** The person can mark a parcel as posted. */
  readonly posting: boolean;
  /** The desk can receive a parcel. */
  readonly receiving: boolean;
}

/** What a state of the outbound leg means. */
export interface OutboundStateFacts {
  /** The leg waits for its parcel to be packed, sent or delivered. */
  readonly open: boolean;
  /** Copies of the leg. `free`: they are not sold, and can be sold to anybody. */
  readonly copies: 'reserved' | 'sent' | 'free';
  /** The person can withdraw from the purchase. */
  readonly withdrawable: boolean;
}

/** What a state of the settlement means. */
export interface SettlementStateFacts {
  /** The settlement waits for money. `agreed` does not: it moves only with a leg. */
  readonly open: boolean;
  /** The books that the person takes are not paid by money. */
  readonly unpaid: boolean;
  /** The shop must send money. */
  readonly shopSends: boolean;
}

/** What each state of the inbound leg means. SQL lists of states are made from this table (decision 055). */
export const inboundStateFacts = {
  'awaiting-parcel': { open: true, copies: 'ungraded', posting: true, receiving: true },
  'in-transit': { open: true, copies: 'ungraded', posting: true, receiving: true },
  received: { open: true, copies: 'ungraded', posting: false, receiving: true },
  graded: { open: true, copies: 'graded', posting: false, receiving: false },
  'awaiting-decision': { open: true, copies: 'graded', posting: false, receiving: false },
  accepted: { open: true, copies: 'graded', posting: false, receiving: false },
  settled: { open: false, copies: 'graded', posting: false, receiving: false },
  cancelled: { open: false, copies: 'none', posting: false, receiving: false },
  // A late parcel is received like any other; `isOpen` knows until when it is paid as agreed.
  expired: { open: false, copies: 'none', posting: false, receiving: true },
} as const satisfies Readonly<Record<InboundLegState, InboundStateFacts>>;

/** What each state of the outbound leg means. */
export const outboundStateFacts = {
  reserved: { open: true, copies: 'reserved', withdrawable: false },
  packed: { open: true, copies: 'reserved', withdrawable: false },
  dispatched: { open: true, copies: 'sent', withdrawable: true },
  delivered: { open: false, copies: 'sent', withdrawable: true },
  cancelled: { open: false, copies: 'free', withdrawable: false },
  released: { open: false, copies: 'free', withdrawable: false },
  lost: { open: false, copies: 'sent', withdrawable: false },
} as const satisfies Readonly<Record<OutboundLegState, OutboundStateFacts>>;

/** What each state of the settlement means. */
export const settlementStateFacts = {
  agreed: { open: false, unpaid: true, shopSends: false },
  'awaiting-payment': { open: true, unpaid: true, shopSends: false },
  balanced: { open: false, unpaid: false, shopSends: false },
  'payout-due': { open: true, unpaid: false, shopSends: true },
  'payout-sent': { open: true, unpaid: false, shopSends: false },
  'payout-failed': { open: true, unpaid: false, shopSends: true },
  lapsed: { open: false, unpaid: true, shopSends: false },
  'refund-due': { open: true, unpaid: false, shopSends: true },
} as const satisfies Readonly<Record<SettlementState, SettlementStateFacts>>;

const inboundWhere = (holds: (facts: InboundStateFacts) => boolean) =>
  inboundLegStates.filter((state) => holds(inboundStateFacts[state]));
const outboundWhere = (holds: (facts: OutboundStateFacts) => boolean) =>
  outboundLegStates.filter((state) => holds(outboundStateFacts[state]));
const settlementWhere = (holds: (facts: SettlementStateFacts) => boolean) =>
  settlementStates.filter((state) => holds(settlementStateFacts[state]));

/** The states of a table that are open. */
type OpenOf<Table extends Readonly<Record<string, { readonly open: boolean }>>> = {
  readonly [State in keyof Table]: Table[State]['open'] extends true ? State : never;
}[keyof Table];

/** States of each part that wait for books, a decision or money. */
export const openStates = {
  inbound: inboundLegStates.filter((state): state is OpenOf<typeof inboundStateFacts> => inboundStateFacts[state].open),
  outbound: outboundLegStates.filter(
    (state): state is OpenOf<typeof outboundStateFacts> => outboundStateFacts[state].open,
  ),
  settlement: settlementStates.filter(
    (state): state is OpenOf<typeof settlementStateFacts> => settlementStateFacts[state].open,
  ),
} as const;

/** States of the inbound leg whose copies are not graded yet. */
export const ungradedStates = inboundWhere(({ copies }) => copies === 'ungraded');
/** States of the inbound leg whose copies are graded. */
export const gradedStates = inboundWhere(({ copies }) => copies === 'graded');
/** States of the inbound leg of which no copies count as given. */
export const notGivenStates = inboundWhere(({ copies }) => copies === 'none');

/** States of the outbound leg whose copies are reserved in the stock. */
export const reservedStates = outboundWhere(({ copies }) => copies === 'reserved');
/** States of the outbound leg whose copies have left the stock; the order has an invoice. */
export const sentStates = outboundWhere(({ copies }) => copies === 'sent');
/** States of the outbound leg whose copies count as sold. */
export const soldStates = outboundWhere(({ copies }) => copies !== 'free');
/** States of the outbound leg whose copies are not sold any more. */
export const unsoldStates = outboundWhere(({ copies }) => copies === 'free');

/** States of the settlement in which books are not paid by money. */
export const unpaidStates = settlementWhere(({ unpaid }) => unpaid);
/** States of the settlement in which the shop must send money. */
export const shopSendsStates = settlementWhere(({ shopSends }) => shopSends);
