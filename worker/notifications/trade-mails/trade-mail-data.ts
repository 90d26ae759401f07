import { money, type Money } from '../../../domain/money';
import { graceEnd } from '../../../domain/trades/parcels/late';
import { isReturnCharged } from '../../../domain/trades/money/return-postage';
import { payoutDay } from '../../../domain/trades/money/payout-day';
import type { MailedState } from '../../../domain/trades/lifecycle/mailed-steps';
import type { StatesOfParts, TradePart } from '../../../domain/trades/lifecycle/states';
import type { TradeStep } from './trade-step-data';
import { carriageView, customerDestination } from '../../trades/view/carriage-view';
import { lowerAmount } from '../../trades/core/line-amounts';
import { tradeFacts } from '../../trades/core/trade-facts';
import type { InboundLineRow, PayoutRow, TradeRecord } from '../../trades/core/trade-rows';
import type { OutboxPayload } from '../../outbox/kinds';

type Step = OutboxPayload<'trade-step'>;

/** Returns the sum of a kind of entry in a trade's ledger, in minor units. */
export const sumOf = ({ ledger }: TradeRecord, kind: string): number =>
  ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
/** Kinds of ledger entry that add up to the cost of a purchase, before books or money pay for it. */
const purchaseKinds = ['sale', 'postage', 'credit-used', 'undone', 'credit-given-back'] as const;
const isUndecided = ({ state, decision }: InboundLineRow) =>
  (state === 'regraded' || state === 'rejected') && decision === null;

/** A trade that a mail is about, as read at `now`. `iban`: present account of its payouts, masked; empty if unknown. */
export interface MailedTrade {
  readonly record: TradeRecord;
  readonly now: string;
  readonly iban: string;
}

type Compose<State> = (mailed: MailedTrade, from: State) => TradeStep | null;

/** Returns an amount of a trade, from minor units. */
const inTrade =
  ({ trade }: TradeRecord) =>
  (minor: number) =>
    money(minor, trade.currency);
const lastAmount = (record: TradeRecord, kind: PayoutRow['kind']) =>
  inTrade(record)(record.payouts.findLast((row) => row.kind === kind)?.amount ?? 0);
const cancelledStep = (): TradeStep => ({ kind: 'cancelled' });

/** Functions that return the mail data of a step, by the state that it leads to. Every mailed step has one. */
const composers: {
  readonly [Part in TradePart]: Readonly<Record<MailedState<Part>, Compose<StatesOfParts[Part]>>>;
} = {
  inbound: {
    received: ({ record }) => receivedStep(record),
    'awaiting-decision': ({ record }) => decideStep(record, inTrade(record)),
    settled: (mailed) => settledStep(mailed, inTrade(mailed.record)),
    expired: expiredStep,
    cancelled: cancelledStep,
  },
  outbound: {
    dispatched: ({ record }) => dispatchedStep(record),
    lost: () => ({ kind: 'lost' }),
    // A swap whose parcel did not arrive gets the mail of the expired parcel instead.
    released: ({ record }) => (record.trade.inbound_state === 'expired' ? null : releasedStep(record, inTrade(record))),
    cancelled: cancelledStep,
  },
  settlement: {
    'payout-sent': ({ record, iban }) => ({ kind: 'payout-sent', amount: lastAmount(record, 'payout'), iban }),
    'payout-failed': ({ record }) => ({ kind: 'payout-failed', amount: lastAmount(record, 'payout') }),
    balanced: ({ record }, from) => (from === 'refund-due' ? refundedStep(record, inTrade(record)) : { kind: 'paid' }),
  },
};

/** Returns the mail data of a step from the trade's present state, or null where no mail is needed (any more). */
export function stepMailData(mailed: MailedTrade, step: Step): TradeStep | null {
  if (step.part === 'inbound') return composed(composers.inbound, mailed, step);
  if (step.part === 'outbound') return composed(composers.outbound, mailed, step);
  return composed(composers.settlement, mailed, step);
}

function composed<State extends string>(
  ofPart: Readonly<Partial<Record<State, Compose<State>>>>,
  mailed: MailedTrade,
  { from, to }: { readonly from: State; readonly to: State },
): TradeStep | null {
  return ofPart[to]?.(mailed, from) ?? null;
}

/**
 * Returns the mail about arrived books. None once they are graded, because the mail about the result would come first.
 * The mail about a late parcel that became a trade of its own is always sent.
 */
function receivedStep({ trade, follows }: TradeRecord): TradeStep | null {
  const restOf = follows?.number ?? null;
  return trade.inbound_state === 'received' || restOf !== null ? { kind: 'received', restOf } : null;
}

function expiredStep({ record: { trade } }: MailedTrade): TradeStep | null {
  return trade.arrive_by === null
    ? null
    : {
        kind: 'expired',
        until: graceEnd(trade.arrive_by, trade.market),
        released: trade.outbound_state === 'released',
      };
}

function dispatchedStep({ trade }: TradeRecord): TradeStep {
  const { carrierName, tracking, trackingLink } = carriageView(
    trade.carrier ?? '',
    trade.tracking,
    trade,
    customerDestination(trade),
  );
  return { kind: 'dispatched', carrier: carrierName, tracking, trackingLink };
}

function decideStep({ trade, inbound }: TradeRecord, of: (minor: number) => Money): TradeStep | null {
  const open = inbound.filter(isUndecided);
  if (open.length === 0 || trade.decide_by === null) return null;
  const books = open.map((line) => ({
    title: line.title,
    grade: line.state === 'rejected' ? null : line.graded_as,
    amount: of(lowerAmount(line, trade.market)),
  }));
  return { kind: 'decide', books, by: trade.decide_by, returnPostage: of(returnPostageOf({ trade, inbound })) };
}

/** Returns what a return of the undecided copies costs in minor units, as checkout announced it; 0 where it is free. */
const returnPostageOf = ({ trade, inbound }: Pick<TradeRecord, 'trade' | 'inbound'>): number =>
  inbound.some((line) => isUndecided(line) && isReturnCharged({ ...line, unexpected: line.unexpected !== 0 }))
    ? trade.return_postage
    : 0;

function settledStep({ record, now, iban }: MailedTrade, of: (minor: number) => Money): TradeStep {
  const { trade, inbound, payouts } = record;
  const { toPay } = tradeFacts(record, now);
  const owed = -sumOf(record, 'taken-as-credit');
  const payout = payouts.find(({ kind }) => kind === 'payout');
  const from = record.heldUntil !== null && record.heldUntil > now ? payoutDay(record.heldUntil) : null;
  const bonus = record.creditBonus;
  return {
    kind: 'settled',
    kept: inbound.filter(({ paid }) => paid !== null && paid > 0).length,
    books: of(sumOf(record, 'books-in')),
    postage: of(sumOf(record, 'postage-to-us')),
    returnPostage: of(sumOf(record, 'return-postage')),
    taken: of(trade.settlement === 'swap' ? purchaseKinds.reduce((sum, kind) => sum + sumOf(record, kind), 0) : 0),
    follows:
      toPay > 0 && trade.pay_by !== null
        ? { kind: 'pay', amount: of(toPay), by: trade.pay_by }
        : payout !== undefined
          ? { kind: 'payout', amount: of(payout.amount), iban, from }
          : owed > 0
            ? { kind: 'credit', amount: of(owed + bonus), bonus: of(bonus) }
            : { kind: 'even' },
  };
}

/** Returns the mail data of a released order. Money and the value of books that had paid for it are refunded. */
function releasedStep(record: TradeRecord, of: (minor: number) => Money): TradeStep {
  const refund = record.payouts.reduce(
    (sum, { kind, state, reason, amount }) =>
      kind === 'refund' && reason === 'money' && state !== 'replaced' ? sum + amount : sum,
    0,
  );
  return { kind: 'released', refund: of(refund), books: of(sumOf(record, 'netted-back')) };
}

/** Returns the mail data of the refunds since the settlement last owed one; earlier ones had their own mails. */
function refundedStep(record: TradeRecord, of: (minor: number) => Money): TradeStep | null {
  const { events, payouts } = record;
  const since = events.findLast((event) => event.part === 'settlement' && event.to_state === 'refund-due')?.at ?? '';
  return refundsStep(
    record,
    payouts.filter(
      ({ kind, state, ended_at: ended }) => kind === 'refund' && state === 'done' && ended !== null && ended >= since,
    ),
    of,
  );
}

function refundsStep(
  { trade }: TradeRecord,
  done: readonly PayoutRow[],
  of: (minor: number) => Money,
): TradeStep | null {
  const amount = done.reduce((sum, row) => sum + row.amount, 0);
  if (amount === 0) return null;
  // A cancelled order refunds store credit at once, and its own mail says so already.
  return trade.outbound_state === 'cancelled' && done.every(({ way }) => way === 'store-credit')
    ? null
    : { kind: 'refunded', amount: of(amount) };
}

/** Returns the mail data of a refund that ended beside a payout, or null where the transfer has failed since. */
export function refundMailData({ record }: MailedTrade, payout: string): TradeStep | null {
  return refundsStep(
    record,
    record.payouts.filter(({ id, state }) => id === payout && state === 'done'),
    (minor) => money(minor, record.trade.currency),
  );
}

/** Returns the mail data of a refund that waits for a bank account, or null where no refund waits for one. */
export function refundAccountMailData({ record, iban }: MailedTrade): TradeStep | null {
  const { trade, payouts } = record;
  const waiting = payouts.filter(({ kind, way, state }) => kind === 'refund' && way === 'bank' && state === 'due');
  if (waiting.length === 0 || iban !== '') return null;
  return {
    kind: 'refund-account',
    amount: money(
      waiting.reduce((sum, { amount }) => sum + amount, 0),
      trade.currency,
    ),
  };
}

/** Returns the mail data of a reminder of a deadline, or null where nothing is left to do. */
export function reminderMailData(
  { record, now }: MailedTrade,
  about: OutboxPayload<'trade-reminder'>['about'],
): TradeStep | null {
  const { trade } = record;
  if (about === 'post')
    return trade.inbound_state === 'awaiting-parcel' && trade.arrive_by !== null
      ? { kind: 'remind-post', by: trade.arrive_by }
      : null;
  if (about === 'decide')
    return trade.inbound_state === 'awaiting-decision' && trade.decide_by !== null
      ? { kind: 'remind-decide', by: trade.decide_by, returnPostage: inTrade(record)(returnPostageOf(record)) }
      : null;
  const { toPay } = tradeFacts(record, now);
  return trade.settlement_state === 'awaiting-payment' && trade.pay_by !== null && toPay > 0
    ? { kind: 'remind-pay', amount: money(toPay, trade.currency), by: trade.pay_by }
    : null;
}
