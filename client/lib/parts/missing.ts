import { createStore, useStore } from '../store';

/** A part or page that could not be loaded and has no place of its own. A notice above the page reports it. */
export interface Missing {
  /** `part` of the present page, or the `page` that was to follow. */
  readonly what: 'part' | 'page';
  readonly again: () => Promise<unknown>;
}

const missing = createStore<Missing | null>(null);

/** Shows or (with null) hides the notice about something that could not be loaded. */
export const reportMissing = missing.set;

/** Returns what could not be loaded last. Null if there is nothing, and while the server renders. */
export const useMissing = (): Missing | null => useStore(missing, null);
