import { formatMoney, formatNumber } from '../../../domain/format';
import { money } from '../../../domain/money';
import type { Trade } from '../../../domain/trades/schemas';
import type { InboundLegState, OutboundLegState, SettlementState } from '../../../domain/trades/states';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import type { Happening } from './timeline';

/** What a happening is called, and a second line where there is more to say. */
export interface HappeningWords {
  readonly title: string;
  readonly note?: string;
}

const counted = (count: number) => ({ count, shown: formatNumber(count, language()) });
const copiesOf = (trade: Trade) => (trade.outbound?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);

const inboundDone: Record<InboundLegState, () => string> = {
  'awaiting-parcel': () => m.trade_event_awaiting_parcel(),
  'in-transit': () => m.trade_event_in_transit(),
  'received': () => m.trade_event_received(),
  'graded': () => m.trade_event_graded(),
  'awaiting-decision': () => m.trade_event_awaiting_decision(),
  'accepted': () => m.trade_event_accepted(),
  'settled': () => m.trade_event_settled(),
  'cancelled': () => m.trade_event_inbound_cancelled(),
  'expired': () => m.trade_event_expired(),
};
const inboundAhead: Partial<Record<InboundLegState, () => string>> = {
  'in-transit': () => m.trade_step_in_transit(),
  'received': () => m.trade_step_received(),
  'graded': () => m.trade_step_graded(),
};
const outboundDone: Record<OutboundLegState, (trade: Trade) => string> = {
  'reserved': (trade) => m.trade_event_reserved(counted(copiesOf(trade))),
  'packed': () => m.trade_event_packed(),
  'dispatched': () => m.trade_event_dispatched(),
  'delivered': () => m.trade_event_delivered(),
  'cancelled': () => m.trade_event_outbound_cancelled(),
  'released': () => m.trade_event_released(),
  'lost': () => m.trade_event_lost(),
};
const outboundAhead: Partial<Record<OutboundLegState, (trade: Trade) => string>> = {
  'packed': () => m.trade_step_packed(),
  'dispatched': (trade) => m.trade_step_dispatched({ city: trade.address.city }),
};
const moneyDone: Record<SettlementState, () => string> = {
  'agreed': () => m.trade_event_agreed(),
  'awaiting-payment': () => m.trade_event_awaiting_payment(),
  'balanced': () => m.trade_event_balanced_paid(),
  'payout-due': () => m.trade_event_payout_due(),
  'payout-sent': () => m.trade_event_payout_sent(),
  'payout-failed': () => m.trade_event_payout_failed(),
  'lapsed': () => m.trade_event_lapsed(),
  'refund-due': () => m.trade_event_refund_due(),
};

const knows = <Word,>(words: Partial<Record<string, Word>>, state: string): Word | undefined => words[state];

function inboundWords(trade: Trade, to: string, isAhead: boolean): HappeningWords {
  const title = ((isAhead ? knows(inboundAhead, to) : undefined) ?? knows(inboundDone, to) ?? m.trade_event_agreed)();
  const { inbound } = trade;
  if (isAhead || to !== 'awaiting-parcel' || inbound === null) return { title };
  return { title, note: m.trade_note_offers({ ...counted(inbound.lines.length), amount: formatMoney(inbound.total, language()) }) };
}

function outboundWords(trade: Trade, to: string, isAhead: boolean): HappeningWords {
  const title = ((isAhead ? knows(outboundAhead, to) : undefined) ?? knows(outboundDone, to) ?? m.trade_event_agreed)(trade);
  return !isAhead && to === 'reserved' ? { title, note: m.trade_event_reserved_note() } : { title };
}

function moneyWords(trade: Trade, { from, to }: Happening, isAhead: boolean): HappeningWords {
  if (to === 'balanced' && from === 'payout-sent') return { title: m.trade_event_balanced_payout() };
  if (to === 'balanced' && from === 'refund-due') return { title: m.trade_event_balanced_refund() };
  if (isAhead && to === 'balanced') return { title: m.trade_step_paid() };
  if (isAhead && to === 'payout-sent') {
    const { minor, currency } = trade.difference;
    return { title: m.trade_step_payout_sent({ amount: formatMoney(money(Math.abs(minor), currency), language()) }) };
  }
  return { title: (knows(moneyDone, to) ?? m.trade_event_agreed)() };
}

/** The words of a happening on a trade's timeline. */
export function happeningWords(trade: Trade, what: Happening, isAhead: boolean): HappeningWords {
  if (what.part === 'inbound') return inboundWords(trade, what.to, isAhead);
  return what.part === 'outbound' ? outboundWords(trade, what.to, isAhead) : moneyWords(trade, what, isAhead);
}
