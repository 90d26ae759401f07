import { useSyncExternalStore } from 'react';

/** Something that could not be loaded and has no place of its own, so that a notice above the page shows it. */
export interface Missing {
  /** `part` of the present page, or the `page` that was to follow. */
  readonly what: 'part' | 'page';
  readonly again: () => Promise<unknown>;
}

let missing: Missing | null = null;
const listeners = new Set<() => void>();

/** Shows or (with null) hides the notice about something that could not be loaded. */
export function reportMissing(told: Missing | null): void {
  missing = told;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns what could not be loaded last. Null if there is nothing, and while the server renders. */
export function useMissing(): Missing | null {
  return useSyncExternalStore(
    subscribe,
    () => missing,
    () => null,
  );
}
