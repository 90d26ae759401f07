import type { PayoutInput } from '../../../domain/accounts/account-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that stores the bank account of payouts.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `iban-invalid`, `iban-country`,
 * `payout-method-not-possible`, `unavailable`
 */
export function useSavePayoutDetails(): (details: PayoutInput) => Promise<void> {
  const api = useApi();
  return async ({ holder, iban }) => {
    await read(api.account['payout-details'].$put({ json: { holder: holder.trim(), iban: iban.trim() } }));
  };
}

/**
 * Returns a function that removes the bank account of payouts.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`
 */
export function useRemovePayoutDetails(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await read(api.account['payout-details'].$delete());
  };
}
