import type { $brand } from 'zod';

/** The currencies of the shop's markets, with the number of their minor-unit decimals (ISO 4217). */
export const currencies = { EUR: 2, GBP: 2, PLN: 2, USD: 2, JPY: 0, AED: 2 } as const;
export type Currency = keyof typeof currencies;
export const currencyCodes = ['EUR', 'GBP', 'PLN', 'USD', 'JPY', 'AED'] as const satisfies readonly Currency[];

/** A whole number of minor units (cents, yen). Made by `minor` only, so that a float can never slip in. */
export type Minor = number & $brand<'Minor'>;

/** An amount with its currency. Negative amounts are money that goes the other way. */
export interface Money {
  readonly minor: Minor;
  readonly currency: Currency;
}

/** Brands a whole number of minor units. Throws a RangeError on a fraction or an unsafe integer. */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of minor units: ${value}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is given
  return (value === 0 ? 0 : value) as Minor;
}

/** Money from minor units. */
export function money(value: number, currency: Currency): Money {
  return { minor: minor(value), currency };
}

/** The one rounding of the shop: half away from zero, to a multiple of `step` minor units. */
export function roundTo(value: number, step = 1): Minor {
  const scaled = Math.abs(value) / step;
  // A float like 1.005 × 100 lands a hair below the half; the epsilon puts it back.
  const whole = Math.floor(scaled + 0.5 + 1e-9);
  return minor(Math.sign(value) * whole * step);
}

/** Sum of amounts in one currency. Throws a RangeError when currencies are mixed. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  let total = 0;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new RangeError(`mixed currencies: ${amount.currency} in ${currency}`);
    total += amount.minor;
  }
  return money(total, currency);
}

/** `amount × factor`, rounded by `roundTo`. */
export function times(amount: Money, factor: number, step = 1): Money {
  return { minor: roundTo(amount.minor * factor, step), currency: amount.currency };
}

/** `a − b` in one currency. Throws a RangeError when currencies differ. */
export function minus(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`mixed currencies: ${a.currency} and ${b.currency}`);
  return money(a.minor - b.minor, a.currency);
}
