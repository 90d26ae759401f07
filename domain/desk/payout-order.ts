import { currencies, type Currency } from '../money';

/** Transfers for the bank, and the account that pays them. */
export interface PayoutOrder {
  /** Id of the file: at most 35 characters of `A-Z 0-9 -`. */
  readonly id: string;
  /** Instant in ISO 8601, UTC. */
  readonly madeAt: string;
  readonly from: { readonly holder: string; readonly iban: string; readonly bic: string };
  readonly currency: Currency;
  readonly transfers: readonly {
    /** End-to-end id of the transfer, at most 35 characters. */
    readonly id: string;
    /** Minor units, more than 0. */
    readonly amount: number;
    readonly holder: string;
    readonly iban: string;
    /** Trade number. */
    readonly reference: string;
  }[];
}

/** Returns minor units as a decimal number with a point and the decimals of the currency. */
export function decimalAmount(minorUnits: number, currency: Currency): string {
  const digits = currencies[currency];
  if (digits === 0) return String(minorUnits);
  const text = String(minorUnits).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns the sum of all transfers in minor units. */
export function orderTotal({ transfers }: Pick<PayoutOrder, 'transfers'>): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}
