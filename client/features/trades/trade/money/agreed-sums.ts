import { splitRows } from '../../../../../domain/checkout/row-sides';
import type { QuoteRow } from '../../../../../domain/checkout/schemas';
import type { Trade } from '../../../../../domain/trades/schemas';

/** Rows of the agreement with their total in minor units. Negative: the person pays. */
export interface AgreedSum {
  readonly rows: readonly QuoteRow[];
  readonly total: number;
}

type Agreement = Pick<Trade, 'settlement' | 'rows' | 'difference'>;

const sumOf = (rows: readonly QuoteRow[]): AgreedSum => ({
  rows,
  total: rows.reduce((sum, { amount }) => sum + amount.minor, 0),
});

/** Returns the agreed sums: two where the purchase is paid at once and the sale is paid out later, else one. */
export function agreedSums({ settlement, rows, difference }: Agreement): readonly AgreedSum[] {
  const { outgoing, incoming } = splitRows(rows);
  if (settlement === 'pay-now' && incoming.length > 0) return [sumOf(outgoing), sumOf(incoming)];
  return [{ rows, total: difference.minor }];
}

/** Returns the agreed amount that the person gets, in minor units; 0 or less where the person gets nothing. */
export const agreedPayout = (trade: Agreement): number => agreedSums(trade).at(-1)?.total ?? 0;
