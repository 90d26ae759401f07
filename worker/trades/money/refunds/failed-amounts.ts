import type { LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { PayoutRow } from '../../core/trade-rows';
import { refundRef } from './refund-ref';

/** A failed payout or refund with the amount that it still owes, in minor units. */
export interface FailedAmount {
  readonly row: PayoutRow;
  readonly amount: number;
}

/**
 * Returns the failed payouts or refunds, which wait for a decision of the desk, with what each of them still owes. The
 * provider may have made a part of a refund that failed.
 */
export function failedAmounts(
  kind: PayoutRow['kind'],
  payouts: readonly PayoutRow[],
  entries: readonly LedgerEntry[],
): FailedAmount[] {
  return payouts
    .filter((row) => row.kind === kind && row.state === 'failed')
    .map((row) => {
      const ref = kind === 'payout' ? row.id : refundRef(row);
      const booked = entries.filter((entry) => entry.ref === ref && bookedKinds[kind].includes(entry.kind));
      return { row, amount: Math.max(0, row.amount + amountOf(booked)) };
    });
}

/** Bookings of a payout or refund, and of one that came back. */
const bookedKinds: Readonly<Record<PayoutRow['kind'], readonly LedgerEntry['kind'][]>> = {
  payout: ['payout', 'payout-failed'],
  refund: ['refund', 'refund-failed'],
};

/** Returns the sum of amounts in minor units. */
export const amountOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
