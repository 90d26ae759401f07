import { documentFaultsSql } from './document-faults-sql';
import { moneyFaultsSql } from './money-faults-sql';
import { stockFaultsSql } from './stock-faults-sql';
import { tradeFaultsSql } from './trade-faults-sql';

/**
 * Codes of the nightly check. Each finding has the id of the row that differs, the expected value and the found one.
 */
export const faultCodes = [
  'state-differs',
  'sale-differs',
  'settlement-differs',
  'books-differ',
  'payments-differ',
  'money-unbooked',
  'credit-differs',
  'bonus-differs',
  'credit-kind-differs',
  'credit-negative',
  'payout-differs',
  'payouts-due-differ',
  'stock-differs',
  'reservations-differ',
  'copies-left-differ',
  'copies-came-differ',
  'invoices-differ',
  'credit-notes-differ',
  'disputes-differ',
  'refund-overdue',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/**
 * One query for each code. It returns rows `id`, `expected`, `found` of all that differs, so none when all agree. It
 * compares derived values (states, counts) and copies (payments, credit, payouts, stock) with the rows that prove them.
 * An amount in another currency than its trade's counts as 0. `?1` is the bonus on store credit in percent.
 */
export const faultsSql: Readonly<Record<FaultCode, string>> = {
  ...tradeFaultsSql,
  ...moneyFaultsSql,
  ...stockFaultsSql,
  ...documentFaultsSql,
};
