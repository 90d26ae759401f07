import type { Settlement } from '../../checkout/schemas';
import { balances, netting, type LedgerEntry } from './ledger';

/** The books of a leg that is settled; minor units of the trade's currency. */
export interface SettledBooks {
  readonly settlement: Settlement;
  /** Sum of what is paid for the copies that are kept, and how many they are. */
  readonly paid: number;
  readonly kept: number;
  /** Credited where the person paid the postage to us, as the quote said. */
  readonly postageToUs: number;
  /**
   * What sending back costs this person, said before checkout; and how many copies go back because they were worse than
   * said.
   */
  readonly returnPostage: number;
  readonly returned: number;
}

/**
 * The bookings that settle an inbound leg (docs/product.md#postage-to-us): books and postage are credited, a return
 * that was said to cost is taken off (never more than there is), and a swap's books pay for what is taken.
 */
export function settling(ledger: readonly Pick<LedgerEntry, 'kind' | 'amount'>[], books: SettledBooks): LedgerEntry[] {
  const postage = books.kept === 0 ? 0 : books.postageToUs;
  const returning = books.returned === 0 ? 0 : Math.min(books.returnPostage, books.paid + postage);
  const credited: LedgerEntry[] = [
    { kind: 'books-in', amount: books.paid, ref: '' },
    { kind: 'postage-to-us', amount: postage, ref: '' },
    { kind: 'return-postage', amount: 0 - returning, ref: '' },
  ];
  const netted = books.settlement === 'swap' ? netting(balances([...ledger, ...credited])) : [];
  return [...credited, ...netted].filter(({ amount }) => amount !== 0);
}
