import { currencies, type Currency } from '../money';

/** Returns minor units as a decimal number with a point and the decimals of the currency. */
export function decimalAmount(minorUnits: number, currency: Currency): string {
  const digits = currencies[currency];
  if (digits === 0) return String(minorUnits);
  const text = String(minorUnits).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
