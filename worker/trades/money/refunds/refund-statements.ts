import { splitByRefundMethod, openChargebacks, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { outboxRow } from '../../../outbox/outbox-row';
import type { PayoutRow, TradeRecord } from '../../core/trade-rows';

/** A share of a refund: what had paid for it, and how it goes back. */
export interface RefundShare {
  readonly paidBy: 'money' | 'store-credit' | 'books';
  readonly way: PayoutRow['way'];
  readonly amount: number;
}

/** Refunds under way: due or sent, and not in the ledger yet. */
function waiting(payouts: readonly PayoutRow[]): PayoutRow[] {
  return payouts.filter(({ kind, state }) => kind === 'refund' && (state === 'due' || state === 'sent'));
}

/**
 * What is to be refunded beside what is under way already, by the ways the purchase was paid: money goes back to the
 * card it came from or by bank; what was paid with books goes by the person's way of payout, or by bank where it would
 * be store credit of a deleted account. `amount`: all that the purchase's side is to get.
 */
export function refundShares(
  { trade, payouts }: Pick<TradeRecord, 'trade' | 'payouts'>,
  entries: readonly LedgerEntry[],
  amount: number,
): RefundShare[] {
  const under = waiting(payouts);
  const left = amount - under.reduce((sum, { amount: due }) => sum + due, 0);
  if (left <= 0) return [];
  // Store credit needs an account; where that was deleted meanwhile, money goes by bank.
  const credit = trade.account === null ? 'bank' : 'store-credit';
  const ways = { 'store-credit': credit, books: trade.payout === 'bank' ? 'bank' : credit } as const;
  // What is under way has used up its part of the way it was paid by.
  const used: LedgerEntry[] = under.map(({ id, reason, amount: due }) => ({
    kind: 'refund',
    amount: -due,
    ref: `${reason ?? 'money'}:${id}`,
  }));
  return splitByRefundMethod([...entries, ...used], left).flatMap(({ way, amount: share }) =>
    way === 'money' ? moneyShares(payouts, entries, share) : [{ paidBy: way, way: ways[way], amount: share }],
  );
}

/**
 * Money goes back to the card as far as it came from there and neither went back nor was taken back yet, the rest by
 * bank.
 */
function moneyShares(payouts: readonly PayoutRow[], entries: readonly LedgerEntry[], amount: number): RefundShare[] {
  const came =
    entries.reduce(
      (sum, { kind, ref, amount: paid }) => (kind === 'payment' && ref.startsWith('stripe:') ? sum + paid : sum),
      0,
    ) - openChargebacks(entries);
  const back = payouts.reduce(
    (sum, { kind, way, state, amount: sent }) =>
      kind === 'refund' && way === 'stripe' && (state === 'due' || state === 'sent' || state === 'done')
        ? sum + sent
        : sum,
    0,
  );
  const byCard = Math.min(amount, Math.max(0, came - back));
  return [
    { paidBy: 'money', way: 'stripe', amount: byCard } as const,
    { paidBy: 'money', way: 'bank', amount: amount - byCard } as const,
  ].filter((share) => share.amount > 0);
}

/**
 * Statements: shares of a refund that are due; none for none. They are carried out by the desk or (told by the outbox)
 * the provider, and booked then.
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
    ...due.flatMap(({ id, way }) =>
      way === 'stripe'
        ? [outboxRow(ctx, 'refund-payment', { payout: id }, `refund-payment:${id}`)]
        : way === 'bank'
          ? [outboxRow(ctx, 'refund-account', { trade: trade.id }, `refund-account:${id}`)]
          : [],
    ),
  ];
}

/**
 * Statements: refunds that are due, one for each way the purchase was paid by; none where nothing is to go back. Booked
 * in the ledger when they are carried out (`refund`, ref `{paid by}:{id}`).
 */
export function refundStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  record: Pick<TradeRecord, 'trade' | 'payouts'>,
  entries: readonly LedgerEntry[],
  amount: number,
): D1PreparedStatement[] {
  return refundShareStatements(ctx, record, refundShares(record, entries, amount));
}
