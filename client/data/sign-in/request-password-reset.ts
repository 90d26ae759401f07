import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that requests a link to choose a new password. The answer is the same for known and unknown
 * addresses.
 * @throws ApiProblem `too-many-attempts`
 */
export function useRequestPasswordReset(): (email: string) => Promise<void> {
  const api = useApi();
  return async (email) => {
    await read(api['password-resets'].$post({ json: { email } }));
  };
}
