import type { InboundLegState, OutboundLegState, SettlementState } from '../../../../domain/trades/lifecycle/states';
import { m } from '../../../../messages/compiled/messages.js';

/** Words of each state of a sale, for its customer: on the order's page and in lists. */
export const inboundStateWords: Record<InboundLegState, () => string> = {
  'awaiting-parcel': () => m.trade_event_awaiting_parcel(),
  'in-transit': () => m.trade_event_in_transit(),
  received: () => m.trade_event_received(),
  graded: () => m.trade_event_graded(),
  'awaiting-decision': () => m.trade_event_awaiting_decision(),
  accepted: () => m.trade_event_accepted(),
  settled: () => m.trade_event_settled(),
  cancelled: () => m.trade_event_inbound_cancelled(),
  expired: () => m.trade_event_expired(),
};

/** Words of each state of a purchase of so many copies. */
export const outboundStateWords: Record<
  OutboundLegState,
  (copies: { readonly count: number; readonly shown: string }) => string
> = {
  reserved: (copies) => m.trade_event_reserved(copies),
  packed: () => m.trade_event_packed(),
  dispatched: () => m.trade_event_dispatched(),
  delivered: () => m.trade_event_delivered(),
  cancelled: () => m.trade_event_outbound_cancelled(),
  released: () => m.trade_event_released(),
  lost: () => m.trade_event_lost(),
};

/** Words of each state of the money. */
export const moneyStateWords: Record<SettlementState, () => string> = {
  agreed: () => m.trade_event_agreed(),
  'awaiting-payment': () => m.trade_event_awaiting_payment(),
  balanced: () => m.trade_event_balanced_paid(),
  'payout-due': () => m.trade_event_payout_due(),
  'payout-sent': () => m.trade_event_payout_sent(),
  'payout-failed': () => m.trade_event_payout_failed(),
  lapsed: () => m.trade_event_lapsed(),
  'refund-due': () => m.trade_event_refund_due(),
};
