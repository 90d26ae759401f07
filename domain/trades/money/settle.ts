import type { Settlement } from '../../checkout/schemas';
import { balancesOf, nettingEntries, type LedgerEntry } from './ledger';

/** Totals of a settled inbound leg; amounts in minor units of the trade's currency. */
export interface SettledBooks {
  readonly settlement: Settlement;
  /** Sum paid for accepted copies. */
  readonly paid: number;
  /** Inbound postage that the shop refunds (`refundedPostage`). */
  readonly inboundPostage: number;
  /** Postage of a return as quoted before checkout, and number of copies returned because they were graded lower. */
  readonly returnPostage: number;
  readonly returned: number;
}

/**
 * Returns the bookings that settle an inbound leg: books and inbound postage are credited, quoted return postage is
 * subtracted (at most what was credited), and in a swap they pay for the outbound books.
 * @see docs/product.md#postage-to-us
 */
export function settlementEntries(
  ledger: readonly Pick<LedgerEntry, 'kind' | 'amount'>[],
  books: SettledBooks,
): LedgerEntry[] {
  const postage = books.inboundPostage;
  const returning = books.returned === 0 ? 0 : Math.min(books.returnPostage, books.paid + postage);
  const credited: LedgerEntry[] = [
    { kind: 'books-in', amount: books.paid, ref: '' },
    { kind: 'postage-to-us', amount: postage, ref: '' },
    { kind: 'return-postage', amount: 0 - returning, ref: '' },
  ];
  const netted = books.settlement === 'swap' ? nettingEntries(balancesOf([...ledger, ...credited])) : [];
  return [...credited, ...netted].filter(({ amount }) => amount !== 0);
}
