import { useSyncExternalStore } from 'react';

/** Value of the whole page that components read and show again when it changes. */
export interface Store<Value> {
  readonly read: () => Value;
  /** Sets the value and notifies the components. Only called in the browser. */
  readonly set: (next: Value) => void;
  /** Adds a listener and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the value of a store. `rendered` is the value while the server renders. */
export const useStore = <Value>({ subscribe, read }: Store<Value>, rendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => rendered);
