import { hasWithdrawalRight } from '../../../domain/market/consumer-law';
import { rulesOf, type Market } from '../../../domain/market/market';
import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { m } from '../../../messages/compiled/messages.js';
import { countParams } from './count-params';

/** Returns the sentence that says whether the prices of a market include tax. */
export function taxWords(market: Market): string {
  return rulesOf(market).vatIncluded ? m.shell_tax_included() : m.shell_tax_extra();
}

/** Returns what is said about tax beside used copies. */
export function usedTaxWords(market: Market): string {
  return rulesOf(market).marginScheme ? m.book_margin_scheme() : taxWords(market);
}

/** Returns how a purchase can be undone: by the right to withdraw, or by the shop's promise where the law has none. */
export function returnWords(market: Market): string {
  const days = countParams(withdrawalPolicy.days);
  return hasWithdrawalRight(market) ? m.checkout_note_withdraw(days) : m.checkout_note_return(days);
}
