import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that loads everything that the shop stores about the person, as one value for a file.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`
 */
export function useExportAccount(): () => Promise<unknown> {
  const api = useApi();
  return () => read(api.account.export.$get());
}
