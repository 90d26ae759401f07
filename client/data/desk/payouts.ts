import type { Payout, PayoutFailure, PayoutFile, PayoutFormat } from '../../../domain/desk/payout-schemas';
import type { Currency } from '../../../domain/money';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** What the desk reports about one payout. Each resolves to the payout after it. @throws ApiProblem `state-moved` */
export interface PayoutCalls {
  /** The payout was made. */
  readonly confirm: () => Promise<Payout>;
  /** The payout is tried again, in another way if one is named. */
  readonly retry: (way?: 'bank' | 'store-credit') => Promise<Payout>;
  /** The payout failed. */
  readonly fail: (reason: PayoutFailure) => Promise<Payout>;
}

/** Returns what the desk can report about the payout with this id. */
export function usePayoutCalls(id: string): PayoutCalls {
  const at = useApi().desk.payouts[':id'];
  const param = { id };
  return {
    confirm: () => read(at.confirm.$post({ param })),
    retry: (way) => read(at.retry.$post({ param, json: way === undefined ? {} : { way } })),
    fail: (reason) => read(at.fail.$post({ param, json: { reason } })),
  };
}

/**
 * Returns a function that makes a file for the bank of all payouts that are ready in a currency.
 * @throws ApiProblem if none is ready
 */
export function useMakePayoutFile(): (format: PayoutFormat, currency: Currency) => Promise<PayoutFile> {
  const api = useApi();
  return (format, currency) => read(api.desk['payout-files'].$post({ json: { format, currency } }));
}
