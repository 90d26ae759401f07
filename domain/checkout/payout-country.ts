import { rulesOf, type Market } from '../market/market';
import { parseIban } from './iban';
import type { CheckoutInput, Quote } from './schemas';

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

/** Returns the IBAN as `parseIban` does. Null also for an account that can't receive the market's currency. */
export function parsePayoutIban(market: Market, text: string): string | null {
  const iban = parseIban(text);
  return iban !== null && canPayOutTo(market, iban) ? iban : null;
}

/** Returns whether a trade with these sums pays money to a bank account. */
export const isPaidToBank = (
  { basket, getLater }: Pick<Quote, 'basket' | 'getLater'>,
  payout: CheckoutInput['payout'] | null,
): boolean => basket.books > 0 && payout === 'bank' && getLater.minor > 0;
