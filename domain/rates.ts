import { rulesOf, type Market } from './market/market';
import { ratePolicy } from './policy/pricing';
import { currencies, currencyCodes, minor, money, roundTo, type Currency, type Money } from './money';

/**
 * Units of a currency for one euro, in millionths (1.172 USD = 1,172,000), and the day of the ECB's list. Updated
 * weekly; the last good rate stays.
 * @see docs/product.md#exchange-rates
 */
export interface Rate {
  readonly currency: Currency;
  readonly micro: number;
  readonly day: string;
}

/** Dirhams per US dollar: a fixed rate, which the ECB does not list. @see docs/product.md#exchange-rates */
const dirhamsPerDollar = 3.6725;

/** Returns the rates of the shop's currencies from a list of units per euro. AED follows USD. */
export function ratesFrom(list: Readonly<Record<string, number>>, day: string): Rate[] {
  const perEuro: Readonly<Record<string, number | undefined>> = {
    ...list,
    EUR: 1,
    AED: list.USD === undefined ? undefined : list.USD * dirhamsPerDollar,
  };
  return currencyCodes.flatMap((currency) => {
    const units = perEuro[currency];
    return units !== undefined && Number.isFinite(units) && units > 0
      ? [{ currency, micro: Math.round(units * 1e6), day }]
      : [];
  });
}

/** Returns the currencies whose new rate is missing or changed by more than `ratePolicy.maxChange` percent. */
export function refusedRates(stored: readonly Rate[], fresh: readonly Rate[]): Currency[] {
  return currencyCodes.filter((currency) => {
    const before = stored.find((rate) => rate.currency === currency)?.micro;
    const now = fresh.find((rate) => rate.currency === currency)?.micro;
    if (now === undefined) return true;
    return before !== undefined && Math.abs(now - before) * 100 > before * ratePolicy.maxChange;
  });
}

/** ECB rates with which the shop opens, until newer ones are fetched. */
export const openingRates: readonly Rate[] = ratesFrom(
  { USD: 1.172, JPY: 169.17, GBP: 0.8555, PLN: 4.2423 },
  '2025-06-30',
);

/** Returns the opening rate of a currency. @throws {RangeError} when there is none */
export function openingRate(currency: Currency): Rate {
  const rate = openingRates.find((candidate) => candidate.currency === currency);
  if (rate === undefined) throw new RangeError(`no opening rate: ${currency}`);
  return rate;
}

/** Returns EUR cents as unrounded minor units of the rate's currency. */
export function toMinorUnits(eurCents: number, rate: Rate): number {
  return (eurCents * rate.micro * 10 ** (currencies[rate.currency] - 2)) / 1e6;
}

/** Returns minor units of the rate's currency as rounded EUR cents. */
export function toEurCents(minorUnits: number, rate: Pick<Rate, 'currency' | 'micro'>): number {
  return roundTo((minorUnits * 1e6) / (rate.micro * 10 ** (currencies[rate.currency] - 2)));
}

function requireRateOf(market: Market, rate: Rate): void {
  const { currency } = rulesOf(market);
  if (rate.currency !== currency) throw new RangeError(`rate of ${rate.currency} in a market of ${currency}`);
}

/**
 * Returns EUR cents in the market's currency, rounded to minor units.
 * @throws {RangeError} on another currency's rate
 */
export function toMarketCurrency(eurCents: number, rate: Rate, market: Market): Money {
  requireRateOf(market, rate);
  return { minor: roundTo(toMinorUnits(eurCents, rate)), currency: rate.currency };
}

/** Returns EUR cents as a price of the market, rounded to its step. @throws {RangeError} on another currency's rate */
export function toMarketPrice(eurCents: number, rate: Rate, market: Market): Money {
  requireRateOf(market, rate);
  return { minor: roundTo(toMinorUnits(eurCents, rate), rulesOf(market).step), currency: rate.currency };
}

/** Returns an amount rounded down to the market's step, so that an offer never exceeds a ceiling. */
export function downToStep(minorUnits: number, market: Market): Money {
  const { step, currency } = rulesOf(market);
  return money(minor(Math.floor((minorUnits + 1e-9) / step) * step), currency);
}
