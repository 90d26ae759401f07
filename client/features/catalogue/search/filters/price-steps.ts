import type { Currency } from '../../../../../domain/money';

/** Amounts to choose from, in minor units: round ones, close together where most books are. */
const euroLike = [200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000];
const steps: Readonly<Record<Currency, readonly number[]>> = {
  EUR: euroLike,
  GBP: euroLike,
  USD: euroLike,
  PLN: [1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000],
  AED: [1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000],
  JPY: [300, 500, 700, 900, 1200, 1500, 2000, 3000, 5000],
};

/** Returns the amounts of a currency, with the active ones among them. */
export function priceSteps(currency: Currency, inForce: readonly (string | undefined)[]): readonly number[] {
  const activeAmounts = inForce.flatMap((text) => (text === undefined ? [] : [Number(text)]));
  return [...new Set([...steps[currency], ...activeAmounts])].toSorted((a, b) => a - b);
}
