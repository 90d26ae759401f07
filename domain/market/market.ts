import { isMarket, type Market } from './market-codes';
import { markets, type MarketRules } from './market-data';
import { money, type Money } from '../money';

export { isMarket, type Market } from './market-codes';
export type { MarketRules } from './market-data';

/** The market of visitors nobody knows anything about (docs/product.md#markets). */
export const defaultMarket: Market = 'IE';

/** The rules of a market: currency, step, VAT, postage, payout, address. */
export function rulesOf(market: Market): MarketRules {
  return markets[market];
}

/** The market of a country (ISO 3166, any case); countries the shop does not ship to see IE. */
export function marketOf(country: string | null): Market {
  const code = country?.trim().toUpperCase();
  return isMarket(code) ? code : defaultMarket;
}

/**
 * Account's choice, else cookie, else edge country, else IE (docs/product.md#markets). Malformed values are skipped.
 */
export function chooseMarket(from: {
  readonly account: string | null;
  readonly cookie: string | null;
  readonly country: string | null;
}): Market {
  for (const choice of [from.account, from.cookie]) if (isMarket(choice)) return choice;
  return marketOf(from.country);
}

/** The market whose prices a country sees, and whether the shop ships there; an unknown country counts as served. */
export function bestGuessServed(country: string | null): { readonly market: Market; readonly served: boolean } {
  const code = country?.trim().toUpperCase() ?? '';
  // XX and T1 are the edge's words for "unknown" and "Tor", not countries.
  const known = /^[A-Z]{2}$/.test(code) && code !== 'XX';
  return { market: marketOf(code), served: !known || isMarket(code) };
}

/** An amount of minor units in the market's currency. */
export function inCurrencyOf(market: Market, minorUnits: number): Money {
  return money(minorUnits, markets[market].currency);
}

/** VAT on new books in basis points on a day (`YYYY-MM-DD`); before the first row, the first row's. */
export function vatOn(market: Market, day: string): number {
  const rows = markets[market].vat;
  const row = rows.findLast((candidate) => candidate.from <= day) ?? rows[0];
  return row?.basisPoints ?? 0;
}
