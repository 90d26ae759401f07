import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that asks whether this session may work at the desk.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `not-allowed`
 */
export function useCheckDeskAccess(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await read(api.desk.counts.$get());
  };
}

/** Returns a function that resolves to the number of the account's passkeys. @throws ApiProblem */
export function useCountPasskeys(): () => Promise<number> {
  const api = useApi();
  return async () => (await read(api.account.passkeys.$get())).items.length;
}
