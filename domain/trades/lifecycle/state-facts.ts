import {
  inboundLegStates,
  outboundLegStates,
  settlementStates,
  type InboundLegState,
  type OutboundLegState,
  type SettlementState,
} from './states';

/** Facts of a state of the inbound leg. */
export interface InboundStateFacts {
  /** The leg waits for parcels, for the desk or for a decision. */
  readonly isOpen: boolean;
  /** Copies of the leg. `none`: the person has not given any. */
  readonly copies: 'ungraded' | 'graded' | 'none';
  /** The person can mark a parcel as posted. */
  readonly canPost: boolean;
  /** The desk can receive a parcel. */
  readonly canReceive: boolean;
}

/** Facts of a state of the outbound leg. */
export interface OutboundStateFacts {
  /** The leg waits for its parcel to be packed, sent or delivered. */
  readonly isOpen: boolean;
  /** Copies of the leg. `free`: they are not sold, and can be sold to anybody. */
  readonly copies: 'reserved' | 'sent' | 'free';
  /** The person can withdraw from the purchase. */
  readonly canWithdraw: boolean;
}

/** Facts of a state of the settlement. */
export interface SettlementStateFacts {
  /** The settlement waits for money. `agreed` does not: it moves only with a leg. */
  readonly isOpen: boolean;
  /** The books that the person takes are not paid by money. */
  readonly isUnpaid: boolean;
  /** The shop must send money. */
  readonly needsShopPayment: boolean;
}

/** Facts of each state of the inbound leg. SQL lists of states are made from this table (decision 055). */
export const inboundStateFacts = {
  'awaiting-parcel': { isOpen: true, copies: 'ungraded', canPost: true, canReceive: true },
  'in-transit': { isOpen: true, copies: 'ungraded', canPost: true, canReceive: true },
  received: { isOpen: true, copies: 'ungraded', canPost: false, canReceive: true },
  graded: { isOpen: true, copies: 'graded', canPost: false, canReceive: false },
  'awaiting-decision': { isOpen: true, copies: 'graded', canPost: false, canReceive: false },
  accepted: { isOpen: true, copies: 'graded', canPost: false, canReceive: false },
  settled: { isOpen: false, copies: 'graded', canPost: false, canReceive: false },
  cancelled: { isOpen: false, copies: 'none', canPost: false, canReceive: false },
  // A late parcel is received like any other. `isOpenTrade` decides until when it is paid as agreed.
  expired: { isOpen: false, copies: 'none', canPost: false, canReceive: true },
} as const satisfies Readonly<Record<InboundLegState, InboundStateFacts>>;

/** Returns whether a sale was cancelled, or its parcels did not arrive in time. Null: the trade has no sale. */
export const isFailedSale = (state: InboundLegState | null): boolean =>
  state !== null && inboundStateFacts[state].copies === 'none';

/** Facts of each state of the outbound leg. */
export const outboundStateFacts = {
  reserved: { isOpen: true, copies: 'reserved', canWithdraw: false },
  packed: { isOpen: true, copies: 'reserved', canWithdraw: false },
  dispatched: { isOpen: true, copies: 'sent', canWithdraw: true },
  delivered: { isOpen: false, copies: 'sent', canWithdraw: true },
  cancelled: { isOpen: false, copies: 'free', canWithdraw: false },
  released: { isOpen: false, copies: 'free', canWithdraw: false },
  lost: { isOpen: false, copies: 'sent', canWithdraw: false },
} as const satisfies Readonly<Record<OutboundLegState, OutboundStateFacts>>;

/** Facts of each state of the settlement. */
export const settlementStateFacts = {
  agreed: { isOpen: false, isUnpaid: true, needsShopPayment: false },
  'awaiting-payment': { isOpen: true, isUnpaid: true, needsShopPayment: false },
  balanced: { isOpen: false, isUnpaid: false, needsShopPayment: false },
  'payout-due': { isOpen: true, isUnpaid: false, needsShopPayment: true },
  'payout-sent': { isOpen: true, isUnpaid: false, needsShopPayment: false },
  'payout-failed': { isOpen: true, isUnpaid: false, needsShopPayment: true },
  lapsed: { isOpen: false, isUnpaid: true, needsShopPayment: false },
  'refund-due': { isOpen: true, isUnpaid: false, needsShopPayment: true },
} as const satisfies Readonly<Record<SettlementState, SettlementStateFacts>>;

const inboundWhere = (holds: (facts: InboundStateFacts) => boolean) =>
  inboundLegStates.filter((state) => holds(inboundStateFacts[state]));
const outboundWhere = (holds: (facts: OutboundStateFacts) => boolean) =>
  outboundLegStates.filter((state) => holds(outboundStateFacts[state]));
const settlementWhere = (holds: (facts: SettlementStateFacts) => boolean) =>
  settlementStates.filter((state) => holds(settlementStateFacts[state]));

/** The states of a table that are open. */
type OpenOf<Table extends Readonly<Record<string, { readonly isOpen: boolean }>>> = {
  readonly [State in keyof Table]: Table[State]['isOpen'] extends true ? State : never;
}[keyof Table];

/** States of each part that wait for books, a decision or money. */
export const openStates = {
  inbound: inboundLegStates.filter(
    (state): state is OpenOf<typeof inboundStateFacts> => inboundStateFacts[state].isOpen,
  ),
  outbound: outboundLegStates.filter(
    (state): state is OpenOf<typeof outboundStateFacts> => outboundStateFacts[state].isOpen,
  ),
  settlement: settlementStates.filter(
    (state): state is OpenOf<typeof settlementStateFacts> => settlementStateFacts[state].isOpen,
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
export const unpaidStates = settlementWhere(({ isUnpaid }) => isUnpaid);
/** States of the settlement in which the shop must send money. */
export const shopPaymentStates = settlementWhere(({ needsShopPayment }) => needsShopPayment);
