import { money, type Money } from '../../../domain/money';
import { graceEnd } from '../../../domain/trades/parcels/late';
import { balancesOf, openChargebacks } from '../../../domain/trades/money/ledger';
import { isReturnCharged } from '../../../domain/trades/money/return-postage';
import { payoutDay } from '../../../domain/trades/money/payout-day';
import { inboundStateFacts, outboundStateFacts } from '../../../domain/trades/lifecycle/state-facts';
import type { MailedState } from '../../../domain/trades/lifecycle/mailed-steps';
import type { OutboundLegState, StatesOfParts, TradePart } from '../../../domain/trades/lifecycle/states';
import { returnedStep, type CreditForBooks, type TradeStep } from './trade-step-data';
import { carriageView, customerDestination } from '../../trades/view/carriage-view';
import { lowerAmount } from '../../trades/core/line-amounts';
import { tradeFacts } from '../../trades/core/trade-facts';
import type { EventRowOf, PayoutRow, TradeRecord } from '../../trades/core/trade-rows';
import { isUndecided } from '../../trades/core/graded-worse';
import type { OutboxPayload } from '../../outbox/kinds';

type Step = OutboxPayload<'trade-step'>;

/** Returns the sum of a kind of entry in a trade's ledger, in minor units. */
export const sumOf = ({ ledger }: TradeRecord, kind: string): number =>
  ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);

/** Returns what the books of a swap have to pay for, in minor units: its purchase less other payments. At most 0. */
function purchaseForBooks({ trade, ledger }: TradeRecord): number {
  if (trade.settlement !== 'swap') return 0;
  const others = ledger.filter(({ kind }) => kind !== 'netted-in' && kind !== 'netted-out');
  return Math.min(0, balancesOf(others).purchase);
}

/** A trade that a mail is about, as read at `now`. `iban`: present account of its payouts, masked; empty if unknown. */
export interface MailedTrade {
  readonly record: TradeRecord;
  readonly now: string;
  readonly iban: string;
}

type Compose<State> = (mailed: MailedTrade, from: State) => TradeStep | null;

/** Returns an amount in the currency of a trade, from minor units. */
const moneyOf = ({ trade }: Pick<TradeRecord, 'trade'>, minor: number): Money => money(minor, trade.currency);
const lastAmount = (record: TradeRecord, kind: PayoutRow['kind']) =>
  moneyOf(record, record.payouts.findLast((row) => row.kind === kind)?.amount ?? 0);

/** Returns the state of a part of a trade at an instant; null without this part. */
const stateAt = <Part extends TradePart>({ events }: TradeRecord, of: Part, at: string) =>
  events
    .filter((event): event is EventRowOf<Part> => event.part === of && event.at <= at)
    .toSorted((one, other) => one.seq - other.seq)
    .at(-1)?.to_state ?? null;

/**
 * Returns a function that composes the mail data of a cancellation: of the whole trade, or of one part while the other
 * one goes on. The other part may be cancelled before the mail is written, so the states at the cancellation count.
 */
const cancelledStep =
  (part: 'inbound' | 'outbound') =>
  ({ record }: MailedTrade): TradeStep => {
    const at = record.events.findLast((event) => event.part === part && event.to_state === 'cancelled')?.at ?? '';
    const inbound = stateAt(record, 'inbound', at);
    const outbound = stateAt(record, 'outbound', at);
    const { inbound_state: inboundNow, outbound_state: outboundNow } = record.trade;
    if (inbound !== null && inbound !== 'cancelled') {
      const goesOn = inboundNow !== null && inboundStateFacts[inboundNow].copies !== 'none';
      return { kind: 'cancelled', part: 'purchase', goesOn };
    }
    const isBought = (state: OutboundLegState | null) => state !== null && outboundStateFacts[state].copies !== 'free';
    return isBought(outbound)
      ? { kind: 'cancelled', part: 'sale', goesOn: isBought(outboundNow) }
      : { kind: 'cancelled', part: 'all' };
  };

/** Functions that return the mail data of a step, by the state that it leads to. Every mailed step has one. */
const composers: {
  readonly [Part in TradePart]: Readonly<Record<MailedState<Part>, Compose<StatesOfParts[Part]>>>;
} = {
  inbound: {
    received: ({ record }) => receivedStep(record),
    'awaiting-decision': ({ record }) => decideStep(record),
    settled: settledStep,
    expired: expiredStep,
    cancelled: cancelledStep('inbound'),
  },
  outbound: {
    dispatched: ({ record }) => dispatchedStep(record),
    lost: ({ record }) => lostStep(record),
    // A swap whose parcel did not arrive gets the mail of the expired parcel instead.
    released: ({ record }) => (record.trade.inbound_state === 'expired' ? null : releasedStep(record)),
    cancelled: cancelledStep('outbound'),
  },
  settlement: {
    'payout-sent': ({ record, iban }) => ({ kind: 'payout-sent', amount: lastAmount(record, 'payout'), iban }),
    'payout-failed': ({ record, iban }) => returnedStep('payout', lastAmount(record, 'payout'), iban),
    balanced: ({ record }, from) => (from === 'refund-due' ? refundedStep(record) : { kind: 'paid' }),
  },
};

/** Returns the mail data of a step from the trade's present state, or null where no mail is needed (any more). */
export function stepMailData(mailed: MailedTrade, step: Step): TradeStep | null {
  if (step.part === 'inbound') return composeStep(composers.inbound, mailed, step);
  if (step.part === 'outbound') return composeStep(composers.outbound, mailed, step);
  return composeStep(composers.settlement, mailed, step);
}

function composeStep<State extends string>(
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

function decideStep({ trade, inbound }: TradeRecord): TradeStep | null {
  const undecided = inbound.filter(isUndecided);
  if (undecided.length === 0 || trade.decide_by === null) return null;
  const books = undecided.map((line) => ({
    title: line.title,
    grade: line.state === 'rejected' ? null : line.graded_as,
    amount: moneyOf({ trade }, lowerAmount(line, trade.market)),
  }));
  const returnPostage = moneyOf({ trade }, returnPostageOf({ trade, inbound }));
  return { kind: 'decide', books, by: trade.decide_by, returnPostage };
}

/** Returns what a return of the undecided copies costs in minor units, as checkout announced it; 0 where it is free. */
const returnPostageOf = ({ trade, inbound }: Pick<TradeRecord, 'trade' | 'inbound'>): number =>
  inbound.some((line) => isUndecided(line) && isReturnCharged({ ...line, unexpected: line.unexpected !== 0 }))
    ? trade.return_postage
    : 0;

function settledStep(mailed: MailedTrade): TradeStep {
  const { record } = mailed;
  const { inbound } = record;
  return {
    kind: 'settled',
    kept: inbound.filter(({ paid }) => paid !== null && paid > 0).length,
    books: moneyOf(record, sumOf(record, 'books-in')),
    postage: moneyOf(record, sumOf(record, 'postage-to-us')),
    returnPostage: moneyOf(record, sumOf(record, 'return-postage')),
    taken: moneyOf(record, purchaseForBooks(record)),
    follows: stepAfterSettlement(mailed),
  };
}

/** Returns what follows a settlement: the customer pays, the shop pays out or gives credit, or nothing is owed. */
function stepAfterSettlement({ record, now, iban }: MailedTrade): Extract<TradeStep, { kind: 'settled' }>['follows'] {
  const { trade, payouts, heldUntil } = record;
  const { toPay, toGet } = tradeFacts(record, now);
  // Each part of another trade pays for itself, so its purchase has mails of its own.
  if (toPay > 0 && trade.pay_by !== null && trade.settlement === 'swap')
    return { kind: 'pay', amount: moneyOf(record, toPay), by: trade.pay_by };
  const paidOut = payouts.reduce(
    (sum, { kind, state, amount }) => (kind === 'payout' && state !== 'replaced' ? sum + amount : sum),
    0,
  );
  if (paidOut > 0) {
    const from = heldUntil !== null && heldUntil > now ? payoutDay(heldUntil) : null;
    return { kind: 'payout', amount: moneyOf(record, paidOut), iban, from };
  }
  const credit = takenAsCredit(record);
  if (credit !== null) return { kind: 'credit', ...credit };
  if (toGet === 0) return { kind: 'even' };
  const amount = moneyOf(record, toGet);
  // The payout is due after another amount of the trade: a payment, or a refund that is on its way.
  return toPay > 0 ? { kind: 'payout-after-payment', amount, iban } : { kind: 'payout', amount, iban, from: null };
}

/** Returns the mail data of a lost parcel. Money that a bank has taken back is not refunded (decision 034). */
function lostStep(record: TradeRecord): TradeStep {
  const { events, ledger, payouts } = record;
  const since = events.findLast(({ part, to_state: to }) => part === 'outbound' && to === 'lost')?.at ?? '';
  const refunds = payouts.filter(
    ({ kind, state, created_at: created }) => kind === 'refund' && state !== 'replaced' && created >= since,
  );
  return {
    kind: 'lost',
    refund: moneyOf(
      record,
      refunds.reduce((sum, { amount }) => sum + amount, 0),
    ),
    chargedBack: moneyOf(record, openChargebacks(ledger)),
  };
}

/** Returns the mail data of a released order. Money, store credit and the value of books had paid for it. */
function releasedStep(record: TradeRecord): TradeStep {
  const refund = record.payouts.reduce(
    (sum, { kind, state, reason, amount }) =>
      kind === 'refund' && reason === 'money' && state !== 'replaced' ? sum + amount : sum,
    0,
  );
  return {
    kind: 'released',
    refund: moneyOf(record, refund),
    restored: moneyOf(record, -sumOf(record, 'credit-given-back')),
    books: moneyOf(record, sumOf(record, 'netted-back')),
    credit: takenAsCredit(record),
  };
}

/** Returns the store credit that a trade has added for its books, with the bonus in it, or null without any. */
function takenAsCredit(record: TradeRecord): CreditForBooks | null {
  const credit = -sumOf(record, 'taken-as-credit');
  const { creditBonus: bonus } = record;
  return credit > 0 ? { amount: moneyOf(record, credit + bonus), bonus: moneyOf(record, bonus) } : null;
}

/** Returns the mail data of the refunds since the settlement last owed one; earlier ones had their own mails. */
function refundedStep(record: TradeRecord): TradeStep | null {
  const { events, payouts } = record;
  const since = events.findLast((event) => event.part === 'settlement' && event.to_state === 'refund-due')?.at ?? '';
  return refundsStep(
    record,
    payouts.filter(
      ({ kind, state, ended_at: ended }) => kind === 'refund' && state === 'done' && ended !== null && ended >= since,
    ),
  );
}

/** Returns whether a refund went to the payment method that had paid. Books are refunded by another one. */
const isRefundedAsPaid = ({ reason, way }: PayoutRow): boolean =>
  reason === 'store-credit' ? way === 'store-credit' : reason !== 'books' && way !== 'store-credit';

function refundsStep({ trade }: TradeRecord, done: readonly PayoutRow[]): TradeStep | null {
  const amount = done.reduce((sum, row) => sum + row.amount, 0);
  if (amount === 0) return null;
  // A cancelled order refunds store credit at once, and its own mail says so already.
  return trade.outbound_state === 'cancelled' && done.every(({ way }) => way === 'store-credit')
    ? null
    : { kind: 'refunded', amount: moneyOf({ trade }, amount), asPaid: done.every(isRefundedAsPaid) };
}

/** Returns the mail data of a refund that ended beside a payout, or null where the transfer has failed since. */
export function refundMailData({ record }: MailedTrade, payout: string): TradeStep | null {
  return refundsStep(
    record,
    record.payouts.filter(({ id, state }) => id === payout && state === 'done'),
  );
}

/** Returns the mail data of a refund that waits for a bank account, or null where no refund waits for one. */
export function refundAccountMailData({ record, iban }: MailedTrade): TradeStep | null {
  const waiting = record.payouts.filter(
    ({ kind, way, state }) => kind === 'refund' && way === 'bank' && state === 'due',
  );
  if (waiting.length === 0 || iban !== '') return null;
  const waitingAmount = waiting.reduce((sum, { amount }) => sum + amount, 0);
  return { kind: 'refund-account', amount: moneyOf(record, waitingAmount) };
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
      ? { kind: 'remind-decide', by: trade.decide_by, returnPostage: moneyOf(record, returnPostageOf(record)) }
      : null;
  const { toPay } = tradeFacts(record, now);
  return trade.settlement_state === 'awaiting-payment' && trade.pay_by !== null && toPay > 0
    ? { kind: 'remind-pay', amount: moneyOf(record, toPay), by: trade.pay_by }
    : null;
}
