import type { RegisterInput } from '../../../domain/accounts/schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that requests an account. The shop mails a link, whether the address is known or not.
 * @throws ApiProblem `terms-not-accepted`, `too-many-attempts`, and a code that begins with `password-`
 */
export function useRegister(): (input: RegisterInput) => Promise<void> {
  const api = useApi();
  return async (input) => {
    await read(api.accounts.$post({ json: input }));
  };
}
