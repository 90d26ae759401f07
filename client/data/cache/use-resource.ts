import { useSyncExternalStore } from 'react';
import { useApi } from '../../lib/use-api';
import type { Entry, Resource } from './resource';

/** Returns the entry of a resource for this page. */
export function useEntry<Value>(resource: Resource<Value>, key?: string): Entry<Value> {
  return resource.of(useApi(), key);
}

/** Returns the newest value of an entry. Null until the first answer and while the server renders. */
export function useValue<Value>({ subscribe, read }: Entry<Value>): Value | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
