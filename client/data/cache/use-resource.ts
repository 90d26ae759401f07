import { useSyncExternalStore } from 'react';
import { useApi } from '../../lib/use-api';
import type { Entry, Resource } from './resource';

/** Returns the entry of a resource for this page. */
export function useEntry<Value>(resource: Resource<Value>, key?: string): Entry<Value> {
  return resource.of(useApi(), key);
}

/**
 * Returns what `select` returns for the newest value of an entry. The component renders again only when that changes.
 * `select` gets null until the first answer and while the server renders.
 */
export function useSelectedValue<Value, Selected>(
  { subscribe, read }: Entry<Value>,
  select: (value: Value | null) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(null),
  );
}

/** Returns the newest value of an entry. Null until the first answer and while the server renders. */
export function useValue<Value>({ subscribe, read }: Entry<Value>): Value | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
