import type { Receipt } from '../../../domain/accounts/account-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that deletes the account and resolves to the receipt. `givesUpCredit`: whether the person agreed
 * to lose the store credit.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `trade-open` {trades},
 * `credit-would-be-lost`
 */
export function useDeleteAccount(): (givesUpCredit: boolean) => Promise<Receipt> {
  const api = useApi();
  return (givesUpCredit) => read(api.account.$delete({ json: { givesUpCredit } }));
}
