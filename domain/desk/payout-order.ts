import type { Currency } from '../money';

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

/** Returns the sum of all transfers in minor units. */
export function orderTotal({ transfers }: Pick<PayoutOrder, 'transfers'>): number {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}
