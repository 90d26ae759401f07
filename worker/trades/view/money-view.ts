import { money } from '../../../domain/money';
import { canPayByCard } from '../../../domain/trades/money/card';
import { creditNoteNumber } from '../../../domain/trades/documents/credit-note';
import { balancesOf } from '../../../domain/trades/money/ledger';
import { payoutDay } from '../../../domain/trades/money/payout-day';
import type { Trade } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { failedAmounts } from '../money/refunds/failed-amounts';
import { tradeFacts } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { payoutHold } from './require-version';

type MoneyView = Pick<
  Trade,
  | 'card'
  | 'ledger'
  | 'toPay'
  | 'toGet'
  | 'payouts'
  | 'disputes'
  | 'payoutIban'
  | 'hasBankAccount'
  | 'payoutsHeldUntil'
  | 'payoutsFrom'
  | 'invoice'
  | 'creditNotes'
>;

/** Returns the money of a trade for the customer: bookings, amounts due, payouts and disputes. */
export function moneyView(ctx: Pick<Ctx, 'now' | 'language' | 'payments'>, record: TradeRecord): MoneyView {
  const { trade, ledger, payouts, disputes, disputeEvents, intent, heldUntil, creditNotes } = record;
  const now = ctx.now.toISOString();
  const facts = tradeFacts(record, now);
  const { toPay } = facts;
  const held = payoutHold(ctx, heldUntil);
  // The provider may have made a part of a refund that failed.
  const owedOfFailed = new Map(
    [...failedAmounts('payout', payouts, ledger), ...failedAmounts('refund', payouts, ledger)].map(
      ({ row, amount }) => [row.id, amount],
    ),
  );
  const toMoney = (minor: number) => money(minor, trade.currency);
  const { purchase, tradeIn } = balancesOf(ledger);
  const byCard = canPayByCard(facts, trade.payment, ctx.payments?.minimumAmount(trade.currency) ?? null);
  return {
    card:
      byCard && trade.pay_by !== null
        ? {
            amount: toMoney(toPay),
            payBy: trade.pay_by,
            state: intent === 'processing' || intent === 'failed' ? intent : 'open',
          }
        : null,
    ledger: ledger.map(({ side, kind, amount, at }) => ({ side, kind, amount: toMoney(amount), at })),
    toPay: toMoney(toPay),
    toGet: toMoney(Math.max(0, purchase) + (trade.inbound_state === 'settled' ? Math.max(0, tradeIn) : 0)),
    payouts: payouts.map(({ id, kind, way, amount, state, created_at: created, sent_at: sent, ended_at: ended }) => ({
      kind,
      way,
      amount: toMoney(owedOfFailed.get(id) ?? amount),
      state,
      at: ended ?? sent ?? created,
    })),
    disputes: disputes.map(({ id, state, amount, withdrawn }) => ({
      state,
      amount: toMoney(amount),
      withdrawn: toMoney(withdrawn),
      history: disputeEvents
        .filter(({ dispute }) => dispute === id)
        .map(({ state: to, at, actor }) => ({ state: to, at, actor })),
    })),
    payoutIban: trade.payout_iban_masked,
    hasBankAccount: trade.account === null ? trade.payout_iban_masked !== null : record.hasPayoutDetails,
    payoutsHeldUntil: held,
    payoutsFrom: held === null ? null : payoutDay(held),
    invoice: trade.dispatched_at === null ? null : `/${ctx.language}/trades/${trade.id}/print/invoice`,
    creditNotes: creditNotes.map(({ number, amount, at }, nth) => ({
      number: creditNoteNumber(number),
      amount: toMoney(amount),
      at,
      page: `/${ctx.language}/trades/${trade.id}/print/credit-note-${nth + 1}`,
    })),
  };
}
