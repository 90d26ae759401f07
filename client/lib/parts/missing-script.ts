import { createStore, useStore } from '../store';

/** A part or page whose script could not be loaded and that has no place for a notice of its own. */
export interface MissingScript {
  /** A `part` of the present page, or the next `page`. */
  readonly what: 'part' | 'page';
  /** Tries to load it again. */
  readonly retry: () => Promise<unknown>;
}

const missing = createStore<MissingScript | null>(null);

/** Shows or (with null) hides the notice about something that could not be loaded. */
export const reportMissing = missing.set;

/** Returns what could not be loaded last. Null if there is nothing, and while the server renders. */
export const useMissing = (): MissingScript | null => useStore(missing, null);
