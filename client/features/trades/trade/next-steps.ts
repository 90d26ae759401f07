import { formatMoney } from '../../../../domain/format';
import { formatDay, formatInstant } from '../../../../domain/formats/format-dates';
import { gradingPolicy } from '../../../../domain/policy/grading';
import { withdrawalPolicy } from '../../../../domain/policy/withdrawal';
import { money } from '../../../../domain/money';
import { isOpenDispute } from '../../../../domain/trades/money/disputes';
import { balancesOf } from '../../../../domain/trades/money/ledger';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { isPackingBlocked } from '../../../../domain/trades/money/packing-blocked';
import { language } from '../../../lib/language';
import { countParams } from '../../../lib/words/count-params';
import { agreedPayout } from './money/agreed-sums';

function decisionStep({ lines, decideBy }: NonNullable<Trade['inbound']>, timeZone: string): string {
  const open = lines.filter(({ undecided }) => undecided).length;
  return open === 0 || decideBy === null
    ? m.trade_next_received(countParams(gradingPolicy.workingDays))
    : m.trades_next_decision({ ...countParams(open), day: formatInstant(decideBy, language(), timeZone, 'day') });
}

function inboundStep({ inbound }: Trade, timeZone: string): string | null {
  if (inbound === null) return null;
  switch (inbound.state) {
    case 'awaiting-parcel':
      return m.trade_next_send({
        ...countParams(inbound.lines.length),
        day: formatInstant(inbound.arriveBy, language(), timeZone, 'day'),
      });
    case 'in-transit':
      return inbound.parcels.some(({ postedAt, receivedAt }) => postedAt === null && receivedAt === null)
        ? m.trades_next_rest({ day: formatInstant(inbound.arriveBy, language(), timeZone, 'day') })
        : m.trade_next_way();
    case 'received':
    case 'graded':
      return m.trade_next_received(countParams(gradingPolicy.workingDays));
    case 'awaiting-decision':
      return decisionStep(inbound, timeZone);
    case 'expired':
      return m.trade_next_expired();
    case 'accepted':
    case 'settled':
    case 'cancelled':
      return null;
    default:
      return inbound.state satisfies never;
  }
}

/** Returns when the sale is paid by bank while the shop checks its books; null where another sentence states it. */
function payoutTimeStep(trade: Trade): string | null {
  const { inbound, payout, payoutsFrom, settlementState } = trade;
  if (inbound?.state !== 'received' && inbound?.state !== 'graded') return null;
  // Payouts that are held and those after an unpaid purchase are sent later.
  const isLater = payoutsFrom !== null || settlementState === 'awaiting-payment';
  if (payout !== 'bank' || isLater || agreedPayout(trade) <= 0) return null;
  return m.checkout_note_payout(countParams(gradingPolicy.payoutWorkingDays));
}

/** Returns the sentences for a payment that the person's bank examines or has taken back. */
function disputeSteps({ disputes }: Trade): string[] {
  return disputes.flatMap(({ state, amount, withdrawn }) => {
    if (isOpenDispute(state)) return [m.trades_dispute_pending({ amount: formatMoney(amount, language()) })];
    return withdrawn.minor > 0 ? [m.trades_dispute_away({ amount: formatMoney(withdrawn, language()) })] : [];
  });
}

/** Returns the sentence about books on their way: the expected day, or that the day has passed. */
function onItsWayStep({ ahead }: Trade, timeZone: string): string {
  const arrival = ahead.find(({ part, to }) => part === 'outbound' && to === 'delivered');
  if (arrival?.due == null) return m.trade_next_dispatched();
  const day = formatInstant(arrival.due, language(), timeZone, 'day');
  return arrival.late ? m.trades_next_late_parcel({ day }) : m.trades_next_on_its_way({ day });
}

/** Returns the sentence about books that the shop packs or has packed, perhaps late. */
function packingStep({ ahead, allowed, outbound }: Trade): string {
  if (ahead.some(({ part, late }) => part === 'outbound' && late)) {
    // Of a packed purchase in a swap, only the sale may still be cancelled.
    const canCancel = outbound?.state === 'reserved' && allowed.includes('cancel');
    return canCancel ? m.trades_next_late_packing_cancel() : m.trades_next_late_packing();
  }
  return outbound?.state === 'packed' ? m.trade_next_packed() : m.trade_next_packing();
}

/** Returns the sentence about a lost parcel and its refund; null if a bank returned the money. */
function lostStep(trade: Trade): string | null {
  if (amountToRefund(trade) > 0) return m.trades_next_lost();
  return trade.ledger.some(({ kind }) => kind === 'refund') ? m.trades_next_lost_refunded() : null;
}

function outboundStep(trade: Trade, timeZone: string): string | null {
  const { outbound, settlement, settlementState, inbound } = trade;
  if (outbound === null) return null;
  switch (outbound.state) {
    case 'reserved': {
      if (isPackingBlocked(trade)) return null;
      const waitsForBooks = settlement === 'swap' && inbound !== null && inbound.state !== 'settled';
      if (waitsForBooks) return m.trade_next_swap();
      const isPaid =
        settlementState === 'balanced' || (settlement === 'swap' && settlementState !== 'awaiting-payment');
      return isPaid ? packingStep(trade) : null;
    }
    case 'packed':
      return packingStep(trade);
    case 'dispatched':
      return outbound.returning === null || outbound.returning.sent !== null
        ? onItsWayStep(trade, timeZone)
        : nextReturn();
    case 'delivered':
      return outbound.returning === null || outbound.returning.sent !== null ? null : nextReturn();
    case 'lost':
      return lostStep(trade);
    case 'cancelled':
    case 'released':
      return null;
    default:
      return outbound.state satisfies never;
  }
}

/** Returns the sentence for money that waits because the account was just changed, and when it is sent. */
function heldStep({ payoutsFrom, payouts }: Trade): string | null {
  const waits = payouts.some(({ way, state }) => way === 'bank' && state === 'due');
  return payoutsFrom === null || !waits ? null : m.trades_next_payout_held({ day: formatDay(payoutsFrom, language()) });
}

/** Returns the refund that the shop owes for the purchase, in minor units. A payout for the sale is not in it. */
export function amountToRefund({ ledger }: Trade): number {
  return Math.max(0, balancesOf(ledger.map(({ kind, amount }) => ({ kind, amount: amount.minor }))).purchase);
}

/** Sentences about a transfer that the bank returned: a payout for a sale, or a refund of a purchase. */
const returnedTransferWords: Readonly<Record<Trade['payouts'][number]['kind'], () => string>> = {
  payout: m.trades_next_payout_failed,
  refund: m.trades_next_refund_failed,
};

/** Sentences about a returned transfer to a person whose account has no bank account. */
const addAccountWords: typeof returnedTransferWords = {
  payout: m.trades_next_payout_add,
  refund: m.trades_next_refund_add,
};

/** Returns the sentences about failed payouts and refunds: what failed, and what follows. Each stands once. */
function failedMoneySteps({ payouts, allowed, hasBankAccount }: Trade): string[] {
  const steps = payouts
    .filter(({ state }) => state === 'failed')
    .map(({ kind, way, amount }) => {
      if (way !== 'bank') return m.trades_next_card_refund_text({ amount: formatMoney(amount, language()) });
      // A guest enters the account on the page.
      if (allowed.includes('refund-account'))
        return m.trades_next_refund_enter({ amount: formatMoney(amount, language()) });
      return (hasBankAccount ? returnedTransferWords : addAccountWords)[kind]();
    });
  return [...new Set(steps)];
}

/** Returns the sentence that asks a guest for the account of a refund that is due; null if none waits for it. */
function refundAccountStep({ allowed, payouts, difference }: Trade): string | null {
  const waiting = payouts.filter(({ kind, way, state }) => kind === 'refund' && way === 'bank' && state === 'due');
  if (!allowed.includes('refund-account') || waiting.length === 0) return null;
  const minor = waiting.reduce((sum, { amount }) => sum + amount.minor, 0);
  return m.trades_next_refund_account({ amount: formatMoney(money(minor, difference.currency), language()) });
}

/** Returns the sentence about a payment that the shop waits for; null if it waits for none. */
function paymentStep({ transfer, card, settlement }: Trade, timeZone: string): string | null {
  if (transfer !== null) {
    const facts = {
      amount: formatMoney(transfer.amount, language()),
      day: formatInstant(transfer.payBy, language(), timeZone, 'day'),
    };
    return settlement === 'swap' ? m.trades_next_difference(facts) : m.trade_next_pay(facts);
  }
  if (card === null) return null;
  if (card.state === 'processing') return m.trades_next_card_processing();
  return m.trades_next_card({
    amount: formatMoney(card.amount, language()),
    until: formatInstant(card.payBy, language(), timeZone),
  });
}

/** Returns the sentence about the money that the shop sends; null if there is nothing to say. */
function settlementStep(trade: Trade): string | null {
  const { settlementState, difference, inbound, outbound } = trade;
  switch (settlementState) {
    case 'payout-due':
    case 'payout-sent':
      return m.trade_next_payout();
    case 'payout-failed':
      return m.trades_next_payout_failed();
    case 'refund-due': {
      const refund = amountToRefund(trade);
      if (refund === 0) return null;
      return m.trades_next_refund({ amount: formatMoney(money(refund, difference.currency), language()) });
    }
    case 'lapsed':
      // After a cancellation nobody paid too late.
      return outbound?.state === 'cancelled' ? null : m.trade_next_lapsed();
    case 'balanced':
      // A late payment was refunded. The sentence about books that did not arrive explains the release of a swap.
      return outbound?.state === 'released' && inbound?.state !== 'expired' ? m.trade_next_lapsed() : null;
    case 'agreed':
    case 'awaiting-payment':
      return null;
    default:
      return settlementState satisfies never;
  }
}

/** Returns the most urgent sentence about money: what the person must do, what waits, or what the shop does. */
function moneyStep(trade: Trade, timeZone: string): string | null {
  const urgent = refundAccountStep(trade) ?? paymentStep(trade, timeZone) ?? heldStep(trade);
  if (urgent !== null) return urgent;
  // A confirmed payout that failed later is due again. `failedMoneySteps` has the sentence about it.
  const hasFailed = trade.payouts.some(({ state }) => state === 'failed');
  return hasFailed ? null : settlementStep(trade);
}

/** Returns whether every part of the trade was cancelled. */
export function isCancelled({ inbound, outbound }: Trade): boolean {
  const legs = [inbound?.state, outbound?.state].filter((state) => state !== undefined);
  return legs.every((state) => state === 'cancelled');
}

/** Returns the person's next steps in order. If there are none, the state of the trade. */
export function nextSteps(trade: Trade, timeZone: string): string[] {
  const bank = disputeSteps(trade);
  const failed = failedMoneySteps(trade);
  const heldBack = heldStep(trade);
  if (isCancelled(trade)) {
    if (failed.length > 0) return [...bank, ...failed, ...(heldBack === null ? [] : [heldBack])];
    return [
      ...bank,
      heldBack ??
        (trade.toGet.minor > 0
          ? m.trades_next_cancelled_refund({ amount: formatMoney(trade.toGet, language()) })
          : m.trade_next_cancelled()),
    ];
  }
  const steps = [
    ...bank,
    ...failed,
    moneyStep(trade, timeZone),
    inboundStep(trade, timeZone),
    payoutTimeStep(trade),
    outboundStep(trade, timeZone),
  ].filter((step) => step !== null);
  if (steps.length > 0) return steps;
  return [trade.ahead.length === 0 ? m.trade_next_done() : m.trade_next_none()];
}

const nextReturn = () => m.trades_next_return(countParams(withdrawalPolicy.sendBackDays));
