import { currencies, type Currency } from '../money';

/** Transfers that the bank is to make, and from where. */
export interface PayoutOrder {
  /** The file's own name, at most 35 characters of `A-Z 0-9 -`. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly from: { readonly holder: string; readonly iban: string; readonly bic: string };
  readonly currency: Currency;
  readonly transfers: readonly {
    /** Names the transfer from end to end; at most 35 characters. */
    readonly id: string;
    /** Minor units, more than nothing. */
    readonly amount: number;
    readonly holder: string;
    readonly iban: string;
    /** The trade's number. */
    readonly reference: string;
  }[];
}

/** Minor units as files write them: a point, and as many digits behind it as the currency has. */
export function decimalAmount(minorUnits: number, currency: Currency): string {
  const digits = currencies[currency];
  if (digits === 0) return String(minorUnits);
  const text = String(minorUnits).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** All transfers of an order together, in minor units. */
export function orderTotal({ transfers }: Pick<PayoutOrder, 'transfers'>): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}
