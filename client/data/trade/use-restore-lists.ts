import type { RestoredLists } from '../../../domain/trades/restored-lists-schema';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { announce } from '../cache/topics';

/**
 * Returns a function that adds the books of a cancelled trade to basket and cart again.
 * @throws ApiProblem
 */
export function useRestoreLists(): (id: string) => Promise<RestoredLists> {
  const api = useApi();
  return async (id) => {
    const restored = await read(api.trades[':id']['restore-lists'].$post({ param: { id } }));
    announce('lists');
    return restored;
  };
}
