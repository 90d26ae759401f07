import type { QuoteRow } from './schemas';

const incomingCodes: ReadonlySet<QuoteRow['code']> = new Set(['books-in', 'postage-to-us', 'credit-bonus']);

/** Returns the rows that the person pays, with the store credit that is used, and those that the person gets. */
export function splitRows(rows: readonly QuoteRow[]): {
  readonly outgoing: readonly QuoteRow[];
  readonly incoming: readonly QuoteRow[];
} {
  return {
    outgoing: rows.filter(({ code }) => !incomingCodes.has(code)),
    incoming: rows.filter(({ code }) => incomingCodes.has(code)),
  };
}
