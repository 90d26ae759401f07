import { formatNumber } from '../../../domain/format';
import type { QueuePart, QueueState } from '../../../domain/desk/queue';
import type { GradingReason } from '../../../domain/trades/grading';
import type {
  InboundLegState,
  InboundLineState,
  OutboundLegState,
  OutboundLineState,
  SettlementState,
} from '../../../domain/trades/lifecycle/states';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';

/** Returns a number in the form of the page's language. */
export const formatFigure = (value: number) => formatNumber(value, language());
/** Isolates a Latin code, so that it keeps its order in right-to-left text. */
export const isolateCode = (code: string) => `\u2066${code}\u2069`;

export const partWords: Record<QueuePart, () => string> = {
  inbound: m.desk_part_inbound,
  outbound: m.desk_part_outbound,
  money: m.desk_part_money,
};

type ShownState = InboundLegState | OutboundLegState | SettlementState | QueueState;

const wordsOfStates: Readonly<Record<ShownState, () => string>> = {
  'awaiting-parcel': m.desk_state_awaiting_parcel,
  'in-transit': m.desk_state_in_transit,
  received: m.desk_state_received,
  graded: m.desk_state_graded,
  'awaiting-decision': m.desk_state_awaiting_decision,
  accepted: m.desk_state_accepted,
  settled: m.desk_state_settled,
  cancelled: m.desk_state_cancelled,
  expired: m.desk_state_expired,
  returning: m.desk_state_returning,
  'to-pack': m.desk_state_to_pack,
  reserved: m.desk_state_reserved,
  packed: m.desk_state_packed,
  dispatched: m.desk_state_dispatched,
  delivered: m.desk_state_delivered,
  released: m.desk_state_released,
  lost: m.desk_state_lost,
  'return-requested': m.desk_state_return_requested,
  agreed: m.desk_state_agreed,
  'awaiting-payment': m.desk_state_awaiting_payment,
  balanced: m.desk_state_balanced,
  'payout-due': m.desk_state_payout_due,
  'payout-sent': m.desk_state_payout_sent,
  'payout-failed': m.desk_state_payout_failed,
  lapsed: m.desk_state_lapsed,
  'refund-due': m.desk_state_refund_due,
  disputed: m.desk_state_disputed,
  warned: m.desk_state_warned,
};
const wordsByCode: Readonly<Record<string, () => string>> = wordsOfStates;
/** Returns the state of a part of a trade, in the desk's words. */
export const stateWords = (state: string): string => wordsByCode[state]?.() ?? state;

/** Returns the state of an order in the desk's words. A reserved order that can be packed now is to pack. */
export const orderStateWords = (state: OutboundLegState, canPack: boolean): string =>
  stateWords(state === 'reserved' && canPack ? 'to-pack' : state);

export const lineWords: Record<InboundLineState, () => string> = {
  offered: m.desk_line_offered,
  'as-said': m.desk_line_as_said,
  regraded: m.desk_line_regraded,
  rejected: m.desk_line_rejected,
  missing: m.desk_line_missing,
  returning: m.desk_line_returning,
  returned: m.desk_line_returned,
  recycled: m.desk_line_recycled,
};

/** States of sold copies, in the words that the person reads too. */
export const soldLineWords: Record<OutboundLineState, () => string> = {
  sent: m.trade_line_sent,
  'return-requested': m.trade_line_return_requested,
  returned: m.trade_line_out_returned,
};

/** Short names of reasons for a key and a list. The person reads a sentence. */
export const reasonNames: Record<GradingReason, () => string> = {
  marks: m.desk_reason_marks,
  wear: m.desk_reason_wear,
  spine: m.desk_reason_spine,
  'pages-loose': m.desk_reason_pages_loose,
  stains: m.desk_reason_stains,
  'dust-jacket-missing': m.desk_reason_dust_jacket,
  'library-stamps': m.desk_reason_library_stamps,
  'no-isbn': m.desk_reason_no_isbn,
  'other-edition': m.desk_reason_other_edition,
  'proof-copy': m.desk_reason_proof_copy,
  'pages-missing': m.desk_reason_pages_missing,
  'parts-missing': m.desk_reason_parts_missing,
  water: m.desk_reason_water,
  mould: m.desk_reason_mould,
  smoke: m.desk_reason_smoke,
  'code-used': m.desk_reason_code_used,
  unreadable: m.desk_reason_unreadable,
  'not-in-trade': m.desk_reason_not_in_trade,
  'too-worn': m.desk_reason_too_worn,
  late: m.desk_reason_late,
};
