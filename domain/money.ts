import type { $brand } from 'zod';

/** Currencies of the shop's markets, and the number of decimals of their minor unit. @see ISO 4217 */
export const currencies = { EUR: 2, GBP: 2, PLN: 2, USD: 2, JPY: 0, AED: 2 } as const;
export type Currency = keyof typeof currencies;
export const currencyCodes = ['EUR', 'GBP', 'PLN', 'USD', 'JPY', 'AED'] as const satisfies readonly Currency[];

/** A whole number of minor units (cents, yen). Only `minor` makes it, so it is never a fraction. */
export type Minor = number & $brand<'Minor'>;

/** An amount with its currency. A negative amount is owed in the other direction. */
export interface Money {
  readonly minor: Minor;
  readonly currency: Currency;
}

/** Returns a whole number as minor units. @throws {RangeError} on a fraction or an unsafe integer */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of minor units: ${value}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the only place that sets the brand
  return (value === 0 ? 0 : value) as Minor;
}

/** Returns an amount of money from minor units. @throws {RangeError} as `minor` */
export function money(value: number, currency: Currency): Money {
  return { minor: minor(value), currency };
}

/** Returns a number rounded half away from zero to a multiple of `step` minor units. The shop rounds only this way. */
export function roundTo(value: number, step = 1): Minor {
  const scaled = Math.abs(value) / step;
  // A product such as 1.005 × 100 is slightly below the half as a float; the epsilon corrects that.
  const whole = Math.floor(scaled + 0.5 + 1e-9);
  return minor(Math.sign(value) * whole * step);
}

/** Returns the sum of amounts in one currency. @throws {RangeError} on another currency */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  let total = 0;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new RangeError(`mixed currencies: ${amount.currency} in ${currency}`);
    total += amount.minor;
  }
  return money(total, currency);
}

/** Returns `amount × factor`, rounded by `roundTo`. */
export function times(amount: Money, factor: number, step = 1): Money {
  return { minor: roundTo(amount.minor * factor, step), currency: amount.currency };
}

/** Returns `a − b`. @throws {RangeError} when the currencies differ */
export function minus(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`mixed currencies: ${a.currency} and ${b.currency}`);
  return money(a.minor - b.minor, a.currency);
}
