import type { ConfirmInput } from '../../../domain/accounts/schemas';
import type { Confirmation } from '../../../domain/accounts/sign-in-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that confirms a new account by the token of the mailed link. It resolves to the sign-in, or asks
 * for a password if another browser registered.
 * @throws ApiProblem `link-invalid`; `terms-not-accepted`, `invalid-input` {paths} and a code that begins with
 * `password-`, which leave the link usable
 */
export function useConfirmAccount(): (input: ConfirmInput) => Promise<Confirmation> {
  const api = useApi();
  return (input) => read(api.accounts.confirmations.$post({ json: input }));
}
