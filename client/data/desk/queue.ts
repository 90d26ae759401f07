import type { QueuePart, QueueState } from '../../../domain/desk/queue';
import type { QueueItem } from '../../../domain/desk/queue-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import type { ListPage } from '../list-page';

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
