import { m } from '../../../../messages/compiled/messages.js';
import type { SearchState } from './search-state';

/** Returns the title of a search: its words, else all books. */
export const searchTitle = (state: SearchState): string => state.q ?? m.search_all();
