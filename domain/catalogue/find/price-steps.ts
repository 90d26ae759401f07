import type { Currency } from '../../money';

/** Round prices in minor units of EUR, close together where most books are. */
const euroSteps = [200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000] as const;

/** Minor units of a currency for one of EUR: near the exchange rate, and such that each step is round. */
const scale: Readonly<Record<Currency, number>> = { EUR: 1, GBP: 1, USD: 1, PLN: 5, AED: 5, JPY: 2 };

/**
 * Returns the prices, in minor units, at which the bars of prices and the choices of the price filter begin. They are
 * the same on every page of a market.
 */
export const priceSteps = (currency: Currency): readonly number[] => euroSteps.map((step) => step * scale[currency]);

/** Returns the choices of the price filter: the steps, and the chosen prices (`chosen`: texts of an address). */
export function priceChoices(currency: Currency, chosen: readonly (string | undefined)[]): readonly number[] {
  const chosenPrices = chosen.flatMap((text) => (text === undefined ? [] : [Number(text)]));
  return [...new Set([...priceSteps(currency), ...chosenPrices])].toSorted((a, b) => a - b);
}
