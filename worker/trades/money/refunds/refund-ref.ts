import type { PayoutRow } from '../../core/trade-rows';

/** Returns what had paid for a refunded purchase. A refund from before migration 0011 has no source: it is of money. */
export function refundSource({ reason }: Pick<PayoutRow, 'reason'>): NonNullable<PayoutRow['reason']> {
  return reason ?? 'money';
}

/** Returns the reference of a refund in the ledger: its source and its id. */
export function refundRef(refund: Pick<PayoutRow, 'id' | 'reason'>): string {
  return `${refundSource(refund)}:${refund.id}`;
}
