import { rulesOf, type Market } from '../market/market';

/**
 * Returns whether the shop can pay a market's currency to a bank account. Euros go to any SEPA account; pounds, zloty
 * and dirham go to accounts of their country. `iban`: as `parseIban` returns it.
 * @see docs/product.md#payouts; Regulation (EU) 260/2012, art. 9 (no euro country's account may be refused)
 */
export function canPayOutTo(market: Market, iban: string): boolean {
  const { payouts, currency } = rulesOf(market);
  if (!payouts.includes('bank')) return false;
  const country = iban.slice(0, 2);
  return currency === 'EUR' ? country !== 'AE' : country === market;
}
