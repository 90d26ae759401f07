import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { announceSessionChanged } from '../session/session-changed';

/**
 * Returns a function that confirms a new mail address by the token of the mailed link. It resolves to the address.
 * @throws ApiProblem `link-invalid`, `email-taken`, and `invalid-input` for a token that was cut off
 */
export function useConfirmEmail(): (token: string) => Promise<string> {
  const api = useApi();
  return async (token) => {
    const { email } = await read(api.account.email.confirmations.$post({ json: { token } }));
    announceSessionChanged();
    return email;
  };
}
