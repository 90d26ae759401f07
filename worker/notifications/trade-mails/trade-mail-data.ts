import { money, type Money } from '../../../domain/money';
import { graceEnd } from '../../../domain/trades/parcels/late';
import { payoutDay } from '../../../domain/trades/money/payout-day';
import type { TradeStep } from './trade-step-data';
import { carriageView, customerDestination } from '../../trades/view/carriage-view';
import { lowerAmount } from '../../trades/core/line-amounts';
import { tradeFacts } from '../../trades/core/trade-facts';
import type { InboundLineRow, PayoutRow, TradeRecord } from '../../trades/core/trade-rows';
import type { OutboxPayload } from '../../outbox/kinds';

type Step = OutboxPayload<'trade-step'>;

/** What a kind of booking comes to in a trade's ledger (minor units). */
export const sumOf = ({ ledger }: TradeRecord, kind: string): number =>
  ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
/** What a purchase costs, before books or money pay for it. */
const purchaseKinds = ['sale', 'postage', 'credit-used', 'undone', 'credit-given-back'] as const;
const isUndecided = ({ state, decision }: InboundLineRow) =>
  (state === 'regraded' || state === 'rejected') && decision === null;

/** A trade, when it is read, and where its payouts go now, masked; empty where that is not known. */
export interface Told {
  readonly record: TradeRecord;
  readonly now: string;
  readonly iban: string;
}

/** What the row tells of, read now: null where it is nothing to tell any more. */
export function stepTold(told: Told, { part, from, to }: Step): TradeStep | null {
  const { record } = told;
  const { trade, payouts } = record;
  const of = (minor: number) => money(minor, trade.currency);
  const last = (kind: PayoutRow['kind']) => payouts.findLast((row) => row.kind === kind)?.amount ?? 0;
  if (to === 'cancelled') return { kind: 'cancelled' };
  switch (`${part} ${to}`) {
    case 'inbound received':
      return { kind: 'received', restOf: record.follows?.number ?? null };
    case 'inbound awaiting-decision':
      return decideStep(record, of);
    case 'inbound settled':
      return settledStep(told, of);
    case 'inbound expired':
      return trade.arrive_by === null
        ? null
        : {
            kind: 'expired',
            until: graceEnd(trade.arrive_by, trade.market),
            released: trade.outbound_state === 'released',
          };
    case 'outbound dispatched':
      return dispatchedStep(record);
    case 'outbound lost':
      return { kind: 'lost' };
    // A swap whose parcel did not come is told of by that.
    case 'outbound released':
      return trade.inbound_state === 'expired' ? null : releasedStep(record, of);
    case 'settlement payout-sent':
      return { kind: 'payout-sent', amount: of(last('payout')), iban: told.iban };
    case 'settlement payout-failed':
      return { kind: 'payout-failed', amount: of(last('payout')) };
    case 'settlement balanced':
      return from === 'refund-due' ? refundedStep(record, of) : { kind: 'paid' };
    default:
      return null;
  }
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
  return { kind: 'decide', books, by: trade.decide_by };
}

function settledStep({ record, now, iban }: Told, of: (minor: number) => Money): TradeStep {
  const { trade, inbound, payouts } = record;
  const { toPay } = tradeFacts(record, now);
  const owed = -sumOf(record, 'taken-as-credit');
  const payout = payouts.find(({ kind }) => kind === 'payout');
  const from = record.heldUntil !== null && record.heldUntil > now ? payoutDay(record.heldUntil) : null;
  const bonus = record.credited - owed;
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

/** Money of a purchase that was not paid in time goes back, and so does what books had paid of it. */
function releasedStep(record: TradeRecord, of: (minor: number) => Money): TradeStep {
  const refund = record.payouts.reduce(
    (sum, { kind, state, reason, amount }) =>
      kind === 'refund' && reason === 'money' && state !== 'replaced' ? sum + amount : sum,
    0,
  );
  return { kind: 'released', refund: of(refund), books: of(sumOf(record, 'netted-back')) };
}

/** What was refunded since the settlement last came to owe a refund; what ended before was told by itself. */
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
  // What was cancelled is given back in the same breath where it was store credit: that mail says so already.
  return trade.outbound_state === 'cancelled' && done.every(({ way }) => way === 'store-credit')
    ? null
    : { kind: 'refunded', amount: of(amount) };
}

/** A refund that ended beside a payout, of which no step of the settlement tells; null where it came back meanwhile. */
export function refundTold({ record }: Told, payout: string): TradeStep | null {
  return refundsStep(
    record,
    record.payouts.filter(({ id, state }) => id === payout && state === 'done'),
    (minor) => money(minor, record.trade.currency),
  );
}

/** A refund by bank that waits for an account; null where there is none (any more), or the account is known. */
export function refundAccountTold({ record, iban }: Told): TradeStep | null {
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

/** A deadline that is near; null where there is nothing to do any more. */
export function reminderTold({ record, now }: Told, about: OutboxPayload<'trade-reminder'>['about']): TradeStep | null {
  const { trade } = record;
  if (about === 'post')
    return trade.inbound_state === 'awaiting-parcel' && trade.arrive_by !== null
      ? { kind: 'remind-post', by: trade.arrive_by }
      : null;
  if (about === 'decide')
    return trade.inbound_state === 'awaiting-decision' && trade.decide_by !== null
      ? { kind: 'remind-decide', by: trade.decide_by }
      : null;
  const { toPay } = tradeFacts(record, now);
  return trade.settlement_state === 'awaiting-payment' && trade.pay_by !== null && toPay > 0
    ? { kind: 'remind-pay', amount: money(toPay, trade.currency), by: trade.pay_by }
    : null;
}
