/** Markets by the ISO 3166 code of their country. Separate from their rules, which few pages need. */
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
/** @see docs/product.md#markets */
export type Market = (typeof marketCodes)[number];

/** Returns whether a value is the code of a market. */
export function isMarket(value: unknown): value is Market {
  return typeof value === 'string' && marketCodes.some((code) => code === value);
}
