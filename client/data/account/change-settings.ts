import type { AccountPatch } from '../../../domain/accounts/account-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that changes settings of the account. A setting that is left out keeps its value.
 * @throws ApiProblem `not-allowed` for a second factor without a passkey, or that staff switch off;
 * `fresh-proof-required` or `second-factor-required` when it is switched off
 */
export function useChangeSettings(): (settings: AccountPatch) => Promise<void> {
  const api = useApi();
  return async (settings) => {
    await read(api.account.$patch({ json: settings }));
  };
}
