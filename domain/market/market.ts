import { isMarket, type Market } from './market-codes';
import { markets, type MarketRules } from './market-data';
import { money, type Money } from '../money';

export { isMarket, type Market } from './market-codes';
export type { MarketRules } from './market-data';

/** Market of visitors whose country is unknown or not served. @see docs/product.md#markets */
export const defaultMarket: Market = 'IE';

/** Returns the rules of a market. */
export function rulesOf(market: Market): MarketRules {
  return markets[market];
}

/** Returns the market of a country (ISO 3166, any case), or the default market. */
export function marketOf(country: string | null): Market {
  const code = country?.trim().toUpperCase();
  return isMarket(code) ? code : defaultMarket;
}

/** Returns the market of account, cookie or country, or the default market. Skips malformed values. */
export function chooseMarket(from: {
  readonly account: string | null;
  readonly cookie: string | null;
  readonly country: string | null;
}): Market {
  for (const choice of [from.account, from.cookie]) if (isMarket(choice)) return choice;
  return marketOf(from.country);
}

/** Returns the market of a country, and whether the shop ships there; an unknown country counts as served. */
export function marketForCountry(country: string | null): { readonly market: Market; readonly served: boolean } {
  const code = country?.trim().toUpperCase() ?? '';
  // The edge reports XX for unknown countries and T1 for Tor.
  const isCountryCode = /^[A-Z]{2}$/.test(code) && code !== 'XX';
  return { market: marketOf(code), served: !isCountryCode || isMarket(code) };
}

/** Returns an amount of minor units in the market's currency. */
export function moneyIn(market: Market, minorUnits: number): Money {
  return money(minorUnits, markets[market].currency);
}

/** Returns VAT on new books in basis points on a day (`YYYY-MM-DD`); before the first row, that of the first row. */
export function vatOn(market: Market, day: string): number {
  const rows = markets[market].vat;
  const row = rows.findLast((candidate) => candidate.from <= day) ?? rows[0];
  return row?.basisPoints ?? 0;
}
