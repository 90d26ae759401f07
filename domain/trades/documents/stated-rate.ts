import { isUsed, type Grade } from '../../grade';
import { rulesOf, type Market } from '../../market/market';

/**
 * Returns the VAT rate that an invoice states for a line, in basis points. Null under the margin scheme and where
 * prices contain no VAT. `stored`: the rate stored with the line. Used copies of orders from before markets had their
 * own rule are stored with 0, and stated no VAT.
 */
export function statedRate(market: Market, grade: Grade, stored: number): number | null {
  const { vatIncluded, marginScheme } = rulesOf(market);
  const isUnstated = isUsed(grade) && (marginScheme || stored === 0);
  return vatIncluded && !isUnstated ? stored : null;
}

/** Ways in which a sale is taxed: with stated VAT, on the margin, or without VAT in the price. */
export const taxSchemes = ['vat', 'margin', 'none'] as const;
export type TaxScheme = (typeof taxSchemes)[number];

/** Returns how goods are taxed whose invoice states this rate. */
export function taxSchemeOf(market: Market, stated: number | null): TaxScheme {
  if (stated !== null) return 'vat';
  return rulesOf(market).marginScheme ? 'margin' : 'none';
}
