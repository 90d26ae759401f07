import type { DeclareInput } from '../../../domain/trades/declaration-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that declares a withdrawal. It resolves to the instant of the declaration, whether the order
 * exists or not.
 * @throws ApiProblem
 */
export function useDeclareWithdrawal(): (declared: DeclareInput) => Promise<string> {
  const api = useApi();
  return async (json) => (await read(api.withdrawals.$post({ json }))).at;
}
