import type { Grading } from '../../domain/desk/grading-schemas';
import { Problem } from '../../domain/problems';
import { balancesOf } from '../../domain/trades/money/ledger';
import type { Ctx } from '../platform/context';
import { addUnexpected } from '../trades/inbound/add-unexpected';
import { bookBankStatement } from '../trades/money/bank-statement/book-bank-statement';
import { cancelTradeAtDesk } from '../trades/outbound/cancel/cancel-trade-at-desk';
import { confirmPayout } from '../trades/money/payouts/confirm-payout';
import { deliverOrder } from '../trades/outbound/deliver-order';
import { dispatchOrder } from '../trades/outbound/dispatch-order';
import { failPayout } from '../trades/money/payouts/fail-payout';
import { finishGrading } from '../trades/inbound/finish-grading';
import { gradeLine } from '../trades/inbound/grade-line';
import { loseOrder } from '../trades/outbound/lose-order';
import { makePayoutFile } from '../trades/money/payouts/make-payout-file';
import { packOrder } from '../trades/outbound/pack-order';
import { receiveParcel } from '../trades/inbound/receive-parcel';
import { retryPayout } from '../trades/money/payouts/retry-payout';
import { returnLine } from '../trades/inbound/return-line';
import { undoGrading } from '../trades/inbound/undo-grading';
import { receiveReturn } from '../trades/outbound/receive-return';
import { acceptLateParcel } from '../trades/inbound/accept-late-parcel';
import { cancelTrade } from '../trades/outbound/cancel/cancel-trade';
import { decideLines } from '../trades/inbound/decide-lines';
import { expireParcels } from '../trades/inbound/expire-parcels';
import { markDelivered } from '../trades/outbound/mark-delivered';
import { postParcel } from '../trades/inbound/post-parcel';
import { receiveRest } from '../trades/inbound/receive-rest';
import { releaseUnpaid } from '../trades/outbound/release-unpaid';
import { refundReturns } from '../trades/outbound/refund-returns';
import { reportArrival } from '../trades/outbound/report-arrival';
import { returnUndecided } from '../trades/inbound/return-undecided';
import { reportReturnSent } from '../trades/outbound/report-return-sent';
import type { TradeRecord } from '../trades/core/trade-rows';
import { withdrawLines } from '../trades/outbound/withdraw-lines';
import { statementRow } from './buyers';

/** A step of one actor in a trade. All choices are made, so the same step can be repeated. */
export type ActorStep = () => Promise<unknown>;

/** Contexts of the trade's person, of the desk and of the shop's schedule at one moment. */
export interface StepContexts {
  readonly person: Ctx;
  readonly desk: Ctx;
  readonly shop: Ctx;
  readonly key: string | null;
  readonly record: TradeRecord;
}

/** Runs the scheduled jobs that change trades. */
export async function runTradeJobs(shop: Ctx): Promise<void> {
  for (const job of [releaseUnpaid, expireParcels, markDelivered, receiveRest, returnUndecided, refundReturns])
    await job(shop);
}

const gradings: readonly Grading[] = [
  { as: 'as-said' },
  { as: 'as-said' },
  { as: 'as-said' },
  { as: 'regraded', grade: 'acceptable', reason: 'stains' },
  { as: 'rejected', reason: 'mould' },
  { as: 'missing' },
];
const pickOne = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];

/** Returns the steps that the person could do; null for a step that has no object now. */
export function personSteps({ person, key, record }: StepContexts, pick: number): (ActorStep | null)[] {
  const { trade, parcels, inbound, outbound } = record;
  const asked = { id: trade.id, key };
  const parcel = pickOne(
    parcels.filter((each) => each.posted_at === null),
    pick,
  );
  const worse = pickOne(
    inbound.filter(({ state, decision }) => (state === 'regraded' || state === 'rejected') && decision === null),
    pick,
  );
  const returnOrRecycle = pick % 3 === 0 ? 'recycle' : 'return';
  const sent = pickOne(
    outbound.filter(({ state }) => state === 'sent'),
    pick,
  );
  return [
    () => cancelTrade(person, asked),
    parcel === undefined ? null : () => postParcel(person, asked, { parcel: parcel.parcel, carrier: 'an-post' }),
    worse === undefined
      ? null
      : () =>
          decideLines(person, asked, {
            decisions: [
              {
                line: worse.line,
                decision: worse.state === 'regraded' && pick % 2 === 0 ? 'accept' : returnOrRecycle,
              },
            ],
          }),
    () => reportArrival(person, asked),
    sent === undefined
      ? null
      : () =>
          withdrawLines(person, {
            ...asked,
            lines: [sent.line],
            reason: pick % 2 === 0 ? 'withdraw' : 'not-as-described',
            words: '',
          }),
  ];
}

/** Returns a bank payment: the whole debt, a part of it, or too much, also without a debt. */
export function paymentStep({ desk, record }: StepContexts, pick: number): ActorStep {
  const { trade, ledger } = record;
  const owed = Math.max(0, -balancesOf(ledger).purchase);
  const row = statementRow(
    pickOne([owed, owed, Math.floor(owed / 2), owed + 1, owed - 1], pick) || 100,
    trade.number,
    trade.currency,
  );
  return () => bookBankStatement(desk, { rows: [row.amount > 0 ? row : { ...row, amount: 1 }] });
}

/** Returns the steps of the desk for parcels that arrive; null for a step that has no object now. */
export function inboundSteps({ desk, record }: StepContexts, pick: number): (ActorStep | null)[] {
  const { trade, parcels, inbound } = record;
  const parcel = pickOne(parcels, pick);
  const ungraded = pickOne(
    inbound.filter(({ state }) => state === 'offered'),
    pick,
  );
  const graded = pickOne(
    inbound.filter(
      ({ state }) => state === 'as-said' || state === 'regraded' || state === 'rejected' || state === 'missing',
    ),
    pick,
  );
  const back = pickOne(
    inbound.filter(({ state }) => state === 'returning'),
    pick,
  );
  const at = { trade: trade.id };
  return [
    parcel === undefined ? null : () => receiveParcel(desk, { code: parcel.code }),
    ungraded === undefined
      ? null
      : () =>
          gradeLine(desk, {
            ...at,
            line: String(ungraded.line),
            grading: pickOne(gradings, pick) ?? { as: 'as-said' },
          }),
    graded === undefined || pick % 4 !== 0 ? null : () => undoGrading(desk, { ...at, line: graded.line }),
    inbound.length > 9 || pick % 4 !== 1 ? null : () => addUnexpected(desk, { ...at, words: 'a cookbook' }),
    () => finishGrading(desk, at),
    back === undefined ? null : () => returnLine(desk, { ...at, line: back.line, carrier: 'an-post', tracking: '' }),
  ];
}

/**
 * Returns the steps of the desk for orders, for money that leaves, and last for late parcels; null for a step that has
 * no object now.
 */
export function outboundSteps({ person, key, desk, record }: StepContexts, pick: number): (ActorStep | null)[] {
  const { trade, outbound, payouts, parcels } = record;
  const at = { trade: trade.id };
  const asked = pickOne(
    outbound.filter((line) => line.state === 'return-requested' || line.refunded_ahead === 1),
    pick,
  );
  const parcel = pickOne(
    parcels.filter((each) => each.received_at === null),
    pick,
  );
  const payout = pickOne(
    payouts.filter(({ state }) => state !== 'replaced'),
    pick,
  );
  return [
    () => packOrder(desk, at),
    () => dispatchOrder(desk, { ...at, carrier: 'an-post', tracking: 'CE1' }),
    () => deliverOrder(desk, at),
    pick % 5 !== 0 ? null : () => loseOrder(desk, at),
    pick % 3 !== 0 ? null : () => cancelTradeAtDesk(desk, at),
    asked === undefined
      ? null
      : () =>
          receiveReturn(desk, {
            ...at,
            line: asked.line,
            condition: pickOne(['as-sent', 'gone', 'worse'] as const, pick) ?? 'as-sent',
            ...(pick % 3 === 2 ? { grade: 'acceptable' as const } : {}),
          }),
    payout === undefined ? null : () => confirmPayout(desk, { id: payout.id }),
    payout === undefined ? null : () => failPayout(desk, { id: payout.id, reason: 'other' }),
    payout === undefined ? null : () => retryPayout(desk, { id: payout.id }),
    () => makePayoutFile(desk, { format: 'pain.001', currency: 'EUR' }),
    () => reportReturnSent(person, { id: trade.id, key, carrier: 'an-post', tracking: 'RR1' }),
    parcel === undefined ? null : () => acceptLateParcel(desk, { code: parcel.code }),
  ];
}

/** Returns `done`, or the code of the problem that refused the step. Any other error is thrown. */
export async function outcomeOfStep(step: ActorStep): Promise<string> {
  try {
    await step();
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}
