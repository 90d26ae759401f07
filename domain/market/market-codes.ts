/**
 * The countries the shop ships to and from (docs/product.md#markets). Apart from their figures, which few pages need.
 */
export const marketCodes = [
  'DE',
  'AT',
  'FR',
  'ES',
  'IT',
  'NL',
  'BE',
  'PT',
  'IE',
  'GB',
  'PL',
  'US',
  'JP',
  'AE',
] as const;
/** A market is named by its country's ISO 3166 code. */
export type Market = (typeof marketCodes)[number];

export function isMarket(value: unknown): value is Market {
  return typeof value === 'string' && marketCodes.some((code) => code === value);
}
