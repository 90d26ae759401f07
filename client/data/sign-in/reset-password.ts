import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { announceSessionChanged } from '../session/session-changed';

/**
 * Returns a function that sets a new password by the token of the mailed link. Sessions with the old password end, in
 * this browser too.
 * @throws ApiProblem `link-invalid`, and a code that begins with `password-`, which leaves the link usable
 */
export function useResetPassword(): (token: string, password: string) => Promise<void> {
  const api = useApi();
  return async (token, password) => {
    await read(api['password-resets'].$put({ json: { token, password } }));
    announceSessionChanged();
  };
}
