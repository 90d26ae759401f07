import { decimalAmount } from '../files/decimal-amount';
import type { PayoutOrder } from './payout-order';

/**
 * Returns a quoted cell that no spreadsheet runs as a formula. Stricter than `csvRows`: a holder's name is never a
 * number, not even "-1".
 * @see RFC 4180; OWASP, CSV injection
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Columns of the file format; they are not translated. */
const columns = ['id', 'holder', 'iban', 'amount', 'currency', 'reference'] as const;

/** Returns the transfers as CSV, one per line, for banks of other currencies than EUR. */
export function payoutCsv({ currency, transfers }: PayoutOrder): string {
  const lines = transfers.map(({ id, holder, iban, amount, reference }) => [
    id,
    holder,
    iban,
    decimalAmount(amount, currency),
    currency,
    reference,
  ]);
  return [columns, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
