import { useSyncExternalStore } from 'react';
import { useApi } from '../../lib/use-api';
import type { Entry, Resource } from './resource';

/** Returns the entry of a resource for this page. */
export function useEntry<Value>(resource: Resource<Value>, key?: string): Entry<Value> {
  return resource.of(useApi(), key);
}

/**
 * Returns what `choose` takes from the newest value of an entry. The component renders again only when that changes.
 * `choose` gets null until the first answer and while the server renders.
 */
export function useChosen<Value, Chosen>(
  { subscribe, read }: Entry<Value>,
  choose: (value: Value | null) => Chosen,
): Chosen {
  return useSyncExternalStore(
    subscribe,
    () => choose(read()),
    () => choose(null),
  );
}

/** Returns the newest value of an entry. Null until the first answer and while the server renders. */
export function useValue<Value>({ subscribe, read }: Entry<Value>): Value | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
