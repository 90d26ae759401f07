import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import { balancesOf, type LedgerKind } from '../../../../domain/trades/money/ledger';
import type { PayoutRow, TradeRecord } from '../../core/trade-rows';
import { refundRef, refundSource } from './refund-ref';
import { refundShares, type RefundShare } from './refund-statements';

/** Bookings of a refund, and of one that came back. */
const refundKinds: readonly LedgerKind[] = ['refund', 'refund-failed'];

type FailedRefund = Pick<PayoutRow, 'way' | 'reason'>;

/**
 * Returns the refunds that replace a failed refund by `way`, for the amount owed now. The amounts of failed refunds by
 * other methods are not in them, because the desk retries each of them by its own method. Shares of other sources of
 * payment keep their method. `record` is without the failed refund.
 */
export function retriedShares(record: TradeRecord, failed: FailedRefund, way: PayoutRow['way']): RefundShare[] {
  const source = refundSource(failed);
  const shares = refundShares(record, record.ledger, Math.max(0, balancesOf(record.ledger).purchase));
  const own = shares.filter(({ paidBy }) => paidBy === source);
  const byCard = amountOf(own.filter((share) => isCardProvider(share.way)));
  const amount = amountOf(own) - amountWaiting(record, failed, byCard);
  const [first] = own;
  if (first === undefined || amount <= 0) return shares.filter(({ paidBy }) => paidBy !== source);
  // A card gets at most what it paid.
  const byWay = isCardProvider(way) ? Math.min(amount, byCard) : amount;
  return [
    ...shares.filter(({ paidBy }) => paidBy !== source),
    { ...first, way, amount: byWay },
    { ...first, way: 'bank' as const, amount: amount - byWay },
  ].filter((share) => share.amount > 0);
}

/** Returns the owed amount of failed refunds from the same source by another method, in minor units. */
function amountWaiting(record: TradeRecord, failed: FailedRefund, byCard: number): number {
  const waiting = record.payouts.filter(
    (other) =>
      other.kind === 'refund' &&
      other.state === 'failed' &&
      other.way !== failed.way &&
      refundSource(other) === refundSource(failed),
  );
  const isCard = ({ way }: PayoutRow) => isCardProvider(way);
  const sumOf = (rows: readonly PayoutRow[]) => rows.reduce((sum, row) => sum + amountLeft(record, row), 0);
  return Math.min(byCard, sumOf(waiting.filter(isCard))) + sumOf(waiting.filter((row) => !isCard(row)));
}

/** Returns the amount of a failed refund that is neither booked nor made again by its method, in minor units. */
function amountLeft({ ledger, payouts }: TradeRecord, failed: PayoutRow): number {
  const ref = refundRef(failed);
  const booked = ledger.filter((entry) => refundKinds.includes(entry.kind) && entry.ref === ref);
  const madeAgain = payouts.filter(
    (other) =>
      other.kind === 'refund' &&
      (other.state === 'due' || other.state === 'sent' || other.state === 'done') &&
      other.way === failed.way &&
      refundSource(other) === refundSource(failed) &&
      other.created_at >= (failed.ended_at ?? failed.created_at),
  );
  return Math.max(0, failed.amount + amountOf(booked) - amountOf(madeAgain));
}

const amountOf = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
