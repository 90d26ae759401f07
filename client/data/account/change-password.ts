import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that sets a new password and signs out all other devices.
 * @throws ApiProblem `fresh-proof-required`, and a code that begins with `password-` for a refused password
 */
export function useChangePassword(): (password: string) => Promise<void> {
  const api = useApi();
  return async (password) => {
    await read(api.account.password.$put({ json: { password } }));
  };
}
