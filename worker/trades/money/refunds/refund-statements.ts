import { splitByPaymentSource, openChargebacks, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import { bonusToRestore } from '../../../../domain/trades/money/spent-bonus';
import { cardProviderOf, isCardProvider } from '../../../../domain/trades/money/card-providers';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { outboxStatement } from '../../../outbox/outbox-statement';
import type { PayoutRow, TradeRecord } from '../../core/trade-rows';
import { amountOf, failedAmounts } from './failed-amounts';
import { refundRef } from './refund-ref';

/** A share of a refund: what had paid for it, and the refund method (`way`, as in `payouts`). */
export interface RefundShare {
  readonly paidBy: 'money' | 'store-credit' | 'books';
  readonly way: PayoutRow['way'];
  readonly amount: number;
  /** Part of a share of store credit that must be restored as bonus; 0 for other shares. */
  readonly bonus: number;
}

/** The rows of a trade that decide its refunds. */
type RefundedRecord = Pick<TradeRecord, 'trade' | 'payouts' | 'outbound' | 'bonusSpent'>;

/** Returns the refunds that are due or sent and not booked yet. */
export function pendingRefunds(payouts: readonly PayoutRow[]): PayoutRow[] {
  return payouts.filter(({ kind, state }) => kind === 'refund' && (state === 'due' || state === 'sent'));
}

/**
 * Returns the refunds to make in addition to pending ones, and to failed ones that wait for the desk, by what had paid
 * for the purchase. Money returns to its card or goes by bank. The value of books goes by the payout method, or by bank
 * when the account was deleted. `amount`: balance of the purchase side in minor units.
 */
export function refundShares(
  { trade, payouts, outbound, bonusSpent }: RefundedRecord,
  entries: readonly LedgerEntry[],
  amount: number,
): RefundShare[] {
  const promised = [
    ...pendingRefunds(payouts).map((row) => ({ row, amount: row.amount })),
    ...failedAmounts('refund', payouts, entries),
  ];
  const remaining = amount - amountOf(promised);
  if (remaining <= 0) return [];
  // Store credit needs an account; a bank transfer replaces it when the account was deleted.
  const credit = trade.account === null ? 'bank' : 'store-credit';
  const methods = { 'store-credit': credit, books: trade.payout === 'bank' ? 'bank' : credit } as const;
  // Pending and failed refunds have used up their part of the source.
  const used: LedgerEntry[] = promised.map(({ row, amount: owed }) => ({
    kind: 'refund',
    amount: -owed,
    ref: refundRef(row),
  }));
  const lines = outbound.map((line) => ({ ...line, priceBound: line.price_bound === 1 }));
  const bonusFirst = bonusToRestore({ lines, postage: trade.postage, bonusSpent }, entries);
  return splitByPaymentSource([...entries, ...used], remaining, bonusFirst).flatMap(({ paidBy, amount: share }) =>
    paidBy === 'money'
      ? moneyShares(payouts, entries, share)
      : [
          {
            paidBy,
            way: methods[paidBy],
            amount: share,
            bonus: paidBy === 'store-credit' ? Math.min(share, bonusFirst) : 0,
          },
        ],
  );
}

/**
 * Splits a refund of money: to the card as far as the card paid and was neither refunded nor charged back, the rest by
 * bank. A failed refund to the card keeps its part of the card until the desk decides.
 */
function moneyShares(payouts: readonly PayoutRow[], entries: readonly LedgerEntry[], amount: number): RefundShare[] {
  const card = entries.flatMap(({ kind, ref }) => (kind === 'payment' ? (cardProviderOf(ref) ?? []) : [])).at(0);
  const cardPayments = entries.filter(({ kind, ref }) => kind === 'payment' && cardProviderOf(ref) !== null);
  const paidByCard = cardPayments.reduce((sum, { amount: paid }) => sum + paid, 0) - openChargebacks(entries);
  const cardRefunds = payouts.filter(
    ({ kind, way, state }) => kind === 'refund' && isCardProvider(way) && state !== 'replaced',
  );
  const refundedToCard = amountOf(cardRefunds);
  const byCard = card === undefined ? 0 : Math.min(amount, Math.max(0, paidByCard - refundedToCard));
  return [
    ...(card === undefined ? [] : [{ paidBy: 'money', way: card, amount: byCard, bonus: 0 } as const]),
    { paidBy: 'money', way: 'bank', amount: amount - byCard, bonus: 0 } as const,
  ].filter((share) => share.amount > 0);
}

/**
 * Returns the statements that make shares of a refund due; none for no shares. The desk or the provider (through the
 * outbox) carries them out, and books them then.
 */
export function refundShareStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  { trade }: Pick<TradeRecord, 'trade'>,
  shares: readonly RefundShare[],
): D1PreparedStatement[] {
  if (shares.length === 0) return [];
  const due = shares.map((share) => ({ ...share, id: ctx.ids.id() }));
  return [
    sql(
      ctx.db,
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, reason, created_at)
       SELECT j.value->>0, ?1, 'refund', j.value->>1, j.value->>2, ?2, j.value->>3, ?4 FROM json_each(?3) j`,
      trade.id,
      trade.currency,
      JSON.stringify(due.map(({ id, way, amount, paidBy }) => [id, way, amount, paidBy])),
      ctx.now.toISOString(),
    ),
    ...due.flatMap(({ id, way }) => {
      if (isCardProvider(way)) return [outboxStatement(ctx, 'refund-payment', { payout: id }, `refund-payment:${id}`)];
      if (way !== 'bank') return [];
      return [outboxStatement(ctx, 'refund-account', { trade: trade.id }, `refund-account:${id}`)];
    }),
  ];
}

/**
 * Returns the statements that make refunds due, one for each source that had paid; none where nothing is owed. They
 * are booked when carried out (`refund`, ref `{paid by}:{id}`).
 */
export function refundStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  record: RefundedRecord,
  entries: readonly LedgerEntry[],
  amount: number,
): D1PreparedStatement[] {
  return refundShareStatements(ctx, record, refundShares(record, entries, amount));
}
