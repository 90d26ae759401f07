import { bonusOn } from '../../../../domain/checkout/sums';
import { balancesOf, settlementPath, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { SettlementState } from '../../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../../platform/context';
import { orm, statementOf } from '../../../platform/db/client';
import { payouts } from '../../../platform/db/schema/trade-life';
import { outboxStatement } from '../../../outbox/outbox-statement';
import { creditNoteStatements } from '../../documents/credit-note-statements';
import { eventsOfSteps, eventStatement, type NewEvent, type Steps } from '../../core/event-statements';
import { ledgerStatements } from './ledger-statements';
import { payoutDueStatements } from '../payouts/payout-due-statements';
import { amountOf, failedAmounts } from '../refunds/failed-amounts';
import { refundShareStatements, refundShares, type RefundShare } from '../refunds/refund-statements';
import {
  addCreditStatements,
  earnedCreditStatements,
  restoreCreditPartStatement,
} from '../store-credit/credit-statements';
import { lastEntryNumber, lastEventOf } from '../../core/sequence-numbers';
import type { TradeRecord } from '../../core/trade-rows';

/** Bookings of a verb in the ledger. */
export interface Booking {
  readonly entries: readonly LedgerEntry[];
  readonly actor: NewEvent['actor'];
  /** States of the settlement that the verb itself reaches, before those that follow automatically. */
  readonly steps?: Steps<'settlement'>;
  /** True when no payout or refund becomes due; a failed one waits for the desk. */
  readonly suspendsPayouts?: boolean;
}

type CreditRefund = RefundShare & { readonly id: string };

/** What follows from a booking, before it is written. Amounts are minor units. */
interface BookingPlan {
  /** Entries that the shop adds: books taken as store credit, and refunds as store credit. */
  readonly shopEntries: readonly LedgerEntry[];
  /** Earned store credit, without its bonus; 0 for none. */
  readonly creditOwed: number;
  /** Refunds that become due. Those in `creditRefunds` are carried out at once. */
  readonly dueRefunds: readonly RefundShare[];
  readonly creditRefunds: readonly CreditRefund[];
  /** Payout of the books that becomes due; 0 for none. */
  readonly payout: number;
  /** Steps of the settlement in this batch. */
  readonly steps: Steps<'settlement'>;
}

/** Returns the number of the last ledger entry that a booking itself writes. Entries of 0 are not written. */
const lastBookedEntryOf = ({ ledger }: TradeRecord, { entries }: Booking) =>
  lastEntryNumber(ledger) + entries.filter(({ amount }) => amount !== 0).length;

/**
 * Returns what follows from a booking, in this order: store credit for settled books, states of the settlement,
 * refunds, then the states that follow from refunds as store credit.
 */
function planBooking(ctx: Pick<Ctx, 'ids'>, record: TradeRecord, booking: Booking): BookingPlan {
  const { trade } = record;
  const isSettled = trade.inbound_state === 'settled';
  const canPay = booking.suspendsPayouts !== true;
  const steps = [...(booking.steps ?? [])];
  /** Adds the states that follow from a ledger to `steps`, and returns them. */
  const addFollowingStates = (ledger: readonly LedgerEntry[]) => {
    const money = steps.at(-1)?.to ?? trade.settlement_state;
    const path = settlementPath({ settlement: trade.settlement, money, isSettled, ...balancesOf(ledger) });
    steps.push(...path.map((to) => ({ to, actor: 'shop' as const })));
    return path;
  };

  const ledgerWithBooking = [...record.ledger, ...booking.entries];
  const paysAsCredit = isSettled && trade.payout === 'store-credit' && trade.account !== null && canPay;
  const creditOwed = paysAsCredit ? Math.max(0, balancesOf(ledgerWithBooking).tradeIn) : 0;
  const creditEntries: LedgerEntry[] =
    creditOwed === 0
      ? []
      : [{ kind: 'taken-as-credit', amount: -creditOwed, ref: `after:${lastBookedEntryOf(record, booking)}` }];
  const ledgerWithCredit = [...ledgerWithBooking, ...creditEntries];
  const followingStates = addFollowingStates(ledgerWithCredit);

  const shares = canPay
    ? refundShares(record, ledgerWithCredit, Math.max(0, balancesOf(ledgerWithCredit).purchase))
    : [];
  const isCreditRefund = ({ way }: RefundShare) => trade.account !== null && way === 'store-credit';
  const creditRefunds = shares.filter(isCreditRefund).map((share) => ({ ...share, id: ctx.ids.id() }));
  const refundEntries = creditRefunds.map(({ id, paidBy, amount }): LedgerEntry => ({
    kind: 'refund',
    amount: -amount,
    ref: `${paidBy}:${id}`,
  }));
  const ledger = [...ledgerWithCredit, ...refundEntries];
  if (refundEntries.length > 0) followingStates.push(...addFollowingStates(ledger));

  return {
    shopEntries: [...creditEntries, ...refundEntries],
    creditOwed,
    dueRefunds: shares.filter((share) => !isCreditRefund(share)),
    creditRefunds,
    payout: canPay && followingStates.includes('payout-due') ? payoutAmount(record, ledger) : 0,
    steps,
  };
}

/**
 * Returns the amount of the payout that becomes due by a ledger, in minor units: what is owed for the books without
 * payouts that are due already, and without failed ones, which wait for the desk.
 */
function payoutAmount(record: TradeRecord, ledger: readonly LedgerEntry[]): number {
  const due = record.payouts.filter(({ kind, state }) => kind === 'payout' && state === 'due');
  return balancesOf(ledger).tradeIn - amountOf(due) - amountOf(failedAmounts('payout', record.payouts, ledger));
}

/**
 * Returns the statements that book entries in the ledger of a trade and write what follows. Refunds and payouts become
 * due, and refunds as store credit are carried out at once. Credit notes correct the invoice, and the settlement moves
 * on. Legs that move in the same batch may move before or after. They abort the batch when the money of the trade has
 * changed since it was read (`state_moved`, or unique).
 */
export function bookingStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids' | 'settings'>,
  record: TradeRecord,
  booking: Booking,
): D1PreparedStatement[] {
  const { trade, events, ledger } = record;
  const plan = planBooking(ctx, record, booking);
  return [
    ...ledgerStatements(ctx, trade.id, lastEntryNumber(ledger), booking.entries, booking.actor),
    ...ledgerStatements(ctx, trade.id, lastBookedEntryOf(record, booking), plan.shopEntries, 'shop'),
    ...creditNoteStatements(ctx, record, booking.entries),
    ...settlementStatements(ctx, trade.id, lastEventOf(events, 'settlement'), plan.steps),
    ...(trade.account === null
      ? []
      : earnedCreditStatements(ctx, {
          account: trade.account,
          currency: trade.currency,
          trade: trade.id,
          amount: plan.creditOwed,
          bonus: bonusOn(plan.creditOwed),
        })),
    ...refundShareStatements(ctx, record, plan.dueRefunds),
    ...plan.creditRefunds.flatMap((share) => creditRefundStatements(ctx, record, share)),
    ...refundMailStatements(ctx, trade, [...booking.entries, ...plan.shopEntries], plan.steps),
    ...payoutDueStatements(ctx, trade, plan.payout),
  ];
}

function settlementStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  trade: string,
  lastEvent: { readonly seq: number; readonly state: SettlementState | '' },
  steps: Steps<'settlement'>,
): D1PreparedStatement[] {
  return steps.length === 0 ? [] : [eventStatement(ctx, trade, eventsOfSteps('settlement', lastEvent, steps))];
}

/**
 * Returns the statements that queue mails about refunds which no event of the settlement reports: those made while a
 * payout is open.
 */
function refundMailStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  trade: TradeRecord['trade'],
  entries: readonly LedgerEntry[],
  steps: Steps<'settlement'>,
): D1PreparedStatement[] {
  if (trade.settlement_state === 'refund-due' || steps.some(({ to }) => to === 'refund-due')) return [];
  return entries
    .filter(({ kind, amount }) => kind === 'refund' && amount < 0)
    .map(({ ref }) => {
      const payout = ref.slice(ref.indexOf(':') + 1);
      return outboxStatement(ctx, 'refunded', { trade: trade.id, payout }, `refunded:${payout}`);
    });
}

/**
 * Returns the statements of a refund as store credit, carried out in the batch that made it due. Used credit is
 * restored.
 */
function creditRefundStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  { trade }: TradeRecord,
  { id, paidBy, way, amount, bonus }: CreditRefund,
): D1PreparedStatement[] {
  const now = ctx.now.toISOString();
  return [
    statementOf(
      ctx.db,
      orm(ctx.db).insert(payouts).values({
        id,
        tradeId: trade.id,
        kind: 'refund',
        way,
        amount,
        currency: trade.currency,
        state: 'done',
        reason: paidBy,
        createdAt: now,
        sentAt: now,
        endedAt: now,
      }),
    ),
    ...(paidBy === 'store-credit'
      ? [restoreCreditPartStatement(ctx, trade.id, { amount, bonus })]
      : addCreditStatements(ctx, trade, amount)),
  ];
}
