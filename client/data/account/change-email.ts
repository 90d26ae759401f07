import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that asks for another mail address. The shop mails a link to it, which confirms it.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `invalid-input` for the present address
 */
export function useAskEmailChange(): (email: string) => Promise<void> {
  const api = useApi();
  return async (email) => {
    await read(api.account.email.$put({ json: { email: email.trim() } }));
  };
}

/**
 * Returns a function that drops the new mail address before it is confirmed.
 * @throws ApiProblem
 */
export function useDropEmailChange(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await read(api.account.email.$delete());
  };
}
