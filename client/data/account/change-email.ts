import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that requests another mail address. The shop mails a link to it, which confirms it.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `invalid-input` for the present address
 */
export function useRequestEmailChange(): (email: string) => Promise<void> {
  const api = useApi();
  return async (email) => {
    await read(api.account.email.$put({ json: { email: email.trim() } }));
  };
}

/**
 * Returns a function that cancels the change of the mail address before it is confirmed.
 * @throws ApiProblem
 */
export function useCancelEmailChange(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await read(api.account.email.$delete());
  };
}
