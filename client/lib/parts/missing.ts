import { useSyncExternalStore } from 'react';

/** Something that could not be loaded, told above the page because it has no place of its own. */
export interface Missing {
  /** A part of the page that is shown, or the page that was to follow. */
  readonly what: 'part' | 'page';
  readonly again: () => Promise<unknown>;
}

let missing: Missing | null = null;
const listeners = new Set<() => void>();

/** Tells the page what could not be loaded; null once that is over. */
export function tellMissing(told: Missing | null): void {
  missing = told;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns what could not be loaded last, null where all is well and while the server renders. */
export function useMissing(): Missing | null {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => null,
  );
}
