import { formatMoney } from '../../../../../domain/format';
import { money } from '../../../../../domain/money';
import { outboundStateFacts } from '../../../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../../../domain/trades/schemas';
import type { InboundLegState, OutboundLegState } from '../../../../../domain/trades/lifecycle/states';
import { m } from '../../../../../messages/compiled/messages.js';
import { disputeWords } from '../../../../lib/words/dispute-words';
import { language } from '../../../../lib/language';
import { joinFacts } from '../../../../lib/words/join-words';
import { inboundStateWords, moneyStateWords, outboundStateWords } from '../../../../lib/words/trades/leg-state-words';
import { headingSums } from '../headings/heading-sums';
import { agreedPayout } from '../money/agreed-sums';
import { gradedCounts, type LineEventGroup } from './line-event-groups';
import type { TimelineEntry } from './timeline';
import { countParams } from '../../../../lib/words/count-params';

/** Words of an event, and a second line if there is more to say. */
export interface EntryWords {
  readonly title: string;
  readonly note?: string;
}

/** Words for who acted, never a name. */
export const actorWords: Record<NonNullable<TimelineEntry['actor']>, () => string> = {
  customer: m.trades_actor_you,
  staff: m.trades_actor_staff,
  shop: m.trades_actor_shop,
  provider: m.trades_actor_provider,
};
const copiesOf = (trade: Trade) => (trade.outbound?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);

const inboundFuture: Partial<Record<InboundLegState, () => string>> = {
  'in-transit': () => m.trade_step_in_transit(),
  received: () => m.trade_step_received(),
  graded: () => m.trade_step_graded(),
};
const outboundFuture: Partial<Record<OutboundLegState, (trade: Trade) => string>> = {
  packed: () => m.trade_step_packed(),
  dispatched: (trade) => m.trade_step_dispatched({ city: trade.address.city }),
  delivered: () => m.trade_step_delivered(),
};
const wordsFor = <Word>(words: Partial<Record<string, Word>>, state: string): Word | undefined => words[state];

const gradedAs: Readonly<Record<string, (input: { count: number; shown: string }) => string>> = {
  'as-said': m.trades_graded_as_said,
  regraded: m.trades_graded_lower,
  rejected: m.trades_graded_refused,
  missing: m.trades_graded_missing,
};
/** Returns the result of grading: "9 as you said · 1 lower · 1 not in the parcel". */
function gradedWords(counts: Readonly<Record<string, number>>): string {
  return joinFacts(
    Object.entries(gradedAs).flatMap(([state, words]) => {
      const count = counts[state] ?? 0;
      return count === 0 ? [] : [words(countParams(count))];
    }),
  );
}

const lineWords: Record<
  LineEventGroup['to'],
  (input: { count: number; shown: string }, part: LineEventGroup['part']) => string
> = {
  graded: (input) => m.trades_lines_graded(input),
  returning: (input) => m.trades_lines_returning(input),
  recycled: (input) => m.trades_lines_recycled(input),
  returned: (input, part) =>
    part === 'inbound-line' ? m.trades_lines_sent_back(input) : m.trades_lines_came_back(input),
  refunded: (input) => m.trades_lines_refunded(input),
  'return-requested': (input) => m.trades_lines_withdrawn(input),
};

function linesWords({ part, to, lines, count }: LineEventGroup): EntryWords {
  const title = lineWords[to](countParams(count), part);
  return to === 'graded' ? { title, note: gradedWords(lines) } : { title };
}

/** Returns whether some copies are checked and others are not. */
const isPartlyGraded = ({ inbound }: Trade) =>
  inbound?.lines.some(({ state }) => state !== 'offered') === true &&
  inbound.lines.some(({ state }) => state === 'offered');

function inboundWords(trade: Trade, to: string, isFuture: boolean): EntryWords {
  if (isFuture && to === 'graded' && isPartlyGraded(trade)) return { title: m.trade_step_graded_rest() };
  const title = (
    (isFuture ? wordsFor(inboundFuture, to) : undefined) ??
    wordsFor(inboundStateWords, to) ??
    m.trade_event_agreed
  )();
  const { inbound } = trade;
  if (isFuture || inbound === null) return { title };
  if (to === 'graded') {
    const note = gradedWords(gradedCounts(inbound.lines, trade.lineEvents));
    return note === '' ? { title } : { title, note };
  }
  if (to !== 'awaiting-parcel') return { title };
  return {
    title,
    note: m.trade_note_offers({
      ...countParams(inbound.lines.filter((line) => !line.unexpected).length),
      amount: formatMoney(inbound.total, language()),
    }),
  };
}

function outboundWords(trade: Trade, to: string, isFuture: boolean): EntryWords {
  const future = isFuture ? wordsFor(outboundFuture, to) : undefined;
  const title =
    future?.(trade) ?? (wordsFor(outboundStateWords, to) ?? m.trade_event_agreed)(countParams(copiesOf(trade)));
  return { title };
}

/** Returns the payout that is expected now. After a purchase was cancelled, nothing is taken off the sale beside it. */
function expectedPayout(trade: Trade): number {
  const { inbound, outbound, settlement, toGet } = trade;
  if (inbound?.state === 'settled') return toGet.minor;
  const isCancelled = outbound !== null && outboundStateFacts[outbound.state].copies === 'free';
  return settlement === 'swap' && isCancelled ? (headingSums(trade).give?.amount ?? 0) : agreedPayout(trade);
}

/** Returns what failed, its amount, and what follows. */
function failedWords({ kind, way, amount }: Trade['payouts'][number]): EntryWords {
  const sum = { amount: formatMoney(amount, language()) };
  if (way !== 'bank')
    return { title: m.mail_step_card_refund_failed_title(), note: m.trades_event_card_refund_next(sum) };
  return {
    title: kind === 'payout' ? moneyStateWords['payout-failed']() : m.trades_ledger_refund_failed(),
    note: m.trades_event_transfer_next(sum),
  };
}

/** Returns whether a refund failed and none is being sent, so that no refund is on its way. */
const hasOnlyFailedRefunds = ({ payouts }: Trade): boolean => {
  const refunds = payouts.filter(({ kind }) => kind === 'refund');
  return (
    refunds.some(({ state }) => state === 'failed') && !refunds.some(({ state }) => state === 'due' || state === 'sent')
  );
};

function moneyWords(trade: Trade, { from, to }: TimelineEntry, isFuture: boolean): EntryWords {
  if (to === 'refund-due' && hasOnlyFailedRefunds(trade)) return { title: m.trades_refund() };
  if (to === 'balanced' && from === 'payout-sent') return { title: m.trade_event_balanced_payout() };
  if (to === 'balanced' && from === 'refund-due') return { title: m.trade_event_balanced_refund() };
  if (isFuture && to === 'balanced') return { title: m.trade_step_paid() };
  if (isFuture && to === 'payout-sent') {
    const asCredit = trade.payout === 'store-credit';
    const minor = expectedPayout(trade);
    // If copies were graded lower, the agreed sum will change.
    if (
      trade.inbound?.state !== 'settled' &&
      trade.inbound?.lines.some(({ state }) => state !== 'offered' && state !== 'as-said')
    )
      return { title: asCredit ? m.trades_step_credit() : m.trades_step_paid_out() };
    const amount = formatMoney(money(Math.abs(minor), trade.difference.currency), language());
    return { title: asCredit ? m.trade_step_credit({ amount }) : m.trade_step_payout_sent({ amount }) };
  }
  return { title: (wordsFor(moneyStateWords, to) ?? m.trade_event_agreed)() };
}

/** Returns the words of an event on a trade's timeline. */
export function entryWords(trade: Trade, entry: TimelineEntry, isFuture: boolean): EntryWords {
  if (entry.lines !== undefined) return linesWords(entry.lines);
  if (entry.dispute !== undefined) return { title: disputeWords[entry.dispute]() };
  if (entry.failed !== undefined) return failedWords(entry.failed);
  if (entry.credited !== undefined) {
    const amount = formatMoney(money(entry.credited, trade.difference.currency), language());
    return { title: m.trade_event_credited({ amount }) };
  }
  if (entry.part === 'inbound') return inboundWords(trade, entry.to, isFuture);
  return entry.part === 'outbound' ? outboundWords(trade, entry.to, isFuture) : moneyWords(trade, entry, isFuture);
}
