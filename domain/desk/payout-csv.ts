import { decimalAmount, type PayoutOrder } from './payout-order';

/**
 * A cell that a spreadsheet would take for a formula (OWASP, CSV injection) begins with an apostrophe; quotes as RFC
 * 4180 wants them.
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Column names are the file's format, not words for people. */
const columns = ['id', 'holder', 'iban', 'amount', 'currency', 'reference'] as const;

/** Transfers as CSV, for the banks of other currencies: one a line, names as people write them. */
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
