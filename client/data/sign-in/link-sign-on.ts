import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that links the offered sign-on to the signed-in account.
 * @throws ApiProblem `fresh-proof-required`, `sign-on-linked-elsewhere`; `link-invalid` if the offer has ended or is of
 * another account
 */
export function useLinkSignOn(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await read(api.sso.links.$post());
  };
}
