import type { QueuePart, QueueState } from '../../../domain/desk/queue';
import type { QueueItem } from '../../../domain/desk/queue-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Page of a list with the cursor of the next one. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Part of the queue. Without a state: what waits for the desk. */
export interface QueueQuery {
  readonly part: QueuePart;
  readonly state: QueueState | undefined;
}

/** Loads a page of a queue. @throws ApiProblem */
export function loadQueue(api: ApiClient, query: QueueQuery, cursor?: string): Promise<ListPage<QueueItem>> {
  return read(api.desk.queue.$get({ query: { ...query, cursor } }));
}

/** Returns a function that loads a further page of a queue. @throws ApiProblem */
export function useLoadQueue(): (query: QueueQuery, cursor: string) => Promise<ListPage<QueueItem>> {
  const api = useApi();
  return (query, cursor) => loadQueue(api, query, cursor);
}
