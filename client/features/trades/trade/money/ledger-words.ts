import type { Trade } from '../../../../../domain/trades/schemas';
import type { LedgerKind } from '../../../../../domain/trades/money/ledger';
import { m } from '../../../../../messages/compiled/messages.js';

/** Names of bookings for the person whose money it is. */
export const ledgerWords: Record<LedgerKind, () => string> = {
  sale: m.trades_ledger_sale,
  postage: m.checkout_row_postage_to_you,
  'credit-used': m.checkout_row_store_credit,
  payment: m.trades_ledger_payment,
  'netted-in': m.trades_ledger_netted_in,
  'netted-out': m.trades_ledger_netted_out,
  undone: m.trades_ledger_undone,
  'credit-given-back': m.trades_ledger_credit_given_back,
  returned: m.trades_ledger_returned,
  'postage-back': m.trades_ledger_postage_back,
  lost: m.trades_ledger_lost,
  refund: m.trades_ledger_refund,
  'refund-failed': m.trades_ledger_refund_failed,
  disputed: m.trades_ledger_disputed,
  'disputed-back': m.trades_ledger_disputed_back,
  'books-in': m.trades_ledger_books_in,
  'postage-to-us': m.checkout_row_postage_to_us,
  netted: m.trades_ledger_netted,
  'netted-back': m.trades_ledger_netted_back,
  'return-postage': m.trades_ledger_return_postage,
  'taken-as-credit': m.trades_ledger_taken_as_credit,
  payout: m.trades_ledger_payout,
  'payout-failed': m.trades_ledger_payout_failed,
};

type Side = Trade['ledger'][number]['side'];

/** Returns the bookings of one side, summed by kind in the order of the first booking. Zero sums are left out. */
export function bookingsOn(
  side: Side,
  ledger: Trade['ledger'],
): { readonly kind: LedgerKind; readonly minor: number }[] {
  const sums = new Map<LedgerKind, number>();
  for (const entry of ledger)
    if (entry.side === side) sums.set(entry.kind, (sums.get(entry.kind) ?? 0) + entry.amount.minor);
  return [...sums].filter(([, minor]) => minor !== 0).map(([kind, minor]) => ({ kind, minor }));
}

const placingKinds: ReadonlySet<LedgerKind> = new Set(['sale', 'postage', 'credit-used']);

/** Returns whether more was booked than the agreement. */
export const hasLaterBookings = ({ ledger }: Pick<Trade, 'ledger'>): boolean =>
  ledger.some(({ kind }) => !placingKinds.has(kind));
