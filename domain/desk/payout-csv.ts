import { decimalAmount } from '../files/decimal-amount';
import type { PayoutOrder } from './payout-order';

/**
 * Returns a quoted cell in one line that no spreadsheet runs as a formula. Stricter than `csvRows`: a holder's name is
 * never a number, not even "-1", and a bank may read a second line of a name as a transfer.
 * @see RFC 4180; OWASP, CSV injection
 */
function cell(text: string): string {
  const line = text.replaceAll(/[\r\n\p{Zl}\p{Zp}]+/gu, ' ');
  const safe = /^[=+\-@\t\r|]/.test(text) ? `'${line}` : line;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
