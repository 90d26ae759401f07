import type { Trade } from '../../../domain/trades/schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** A trade of whoever is here; null where there is none, it is another's, or `id` (as in the address) cannot be one. */
export async function loadTrade(api: ApiClient, id: string): Promise<Trade | null> {
  try {
    return await read(api.trades[':id'].$get({ param: { id: encodeURIComponent(id) } }));
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.code === 'invalid-input')) return null;
    throw error;
  }
}
