import { rulesOf, type Market } from '../market/market';

/**
 * Whether the shop can pay a market's currency out to an account (docs/product.md#payouts). Euros go to any account
 * that SEPA reaches (no euro country's account may be refused: Regulation (EU) 260/2012, art. 9), pounds, zloty and
 * dirham to accounts of their country. `iban` as `parseIban` answers it.
 */
export function paysOutTo(market: Market, iban: string): boolean {
  const { payouts, currency } = rulesOf(market);
  if (!payouts.includes('bank')) return false;
  const country = iban.slice(0, 2);
  return currency === 'EUR' ? country !== 'AE' : country === market;
}
