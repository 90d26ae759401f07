import type { DeskDeclarations } from '../../../domain/trades/declaration-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Loads the declarations of withdrawal that need a person. @throws ApiProblem */
export function loadDeclarations(api: ApiClient): Promise<DeskDeclarations> {
  return read(api.desk.withdrawals.$get());
}

/**
 * Returns a function that closes a declaration, with the lines that are withdrawn or without, and returns those that
 * are left.
 * @throws ApiProblem
 */
export function useCloseDeclaration(): (id: string, lines: readonly number[]) => Promise<DeskDeclarations> {
  const api = useApi();
  return (id, lines) => read(api.desk.withdrawals[':id'].close.$post({ param: { id }, json: { lines: [...lines] } }));
}
